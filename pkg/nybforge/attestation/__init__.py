"""Attestations of packages. An attestation states which sources a package was built from (SLSA
provenance) and which packages it was built with (a CycloneDX SBOM). An attestation can be
signed."""
