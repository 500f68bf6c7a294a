"""Attestations of packages: what each was built from (SLSA provenance), what it was built with (a
CycloneDX SBOM), and who signed both."""
