"""From facts, or from a log, to findings: pure rules with one documented id each."""
