"""The guide for Arm servers (SBSA) as data: which package is to be had how, and a script for it."""
