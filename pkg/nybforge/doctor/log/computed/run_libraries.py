"""A table of system libraries that slim container images do not have, with their packages."""

from __future__ import annotations

from nybforge.doctor.log import linear

# For each library (its name without "lib"), its packages in Debian, Fedora and conda-forge.
_PACKAGES = (
    (r"GL", "libgl1", "mesa-libGL", "libgl"),
    (r"EGL", "libegl1", "mesa-libEGL", "libegl"),
    (r"OpenGL|GLX", "libopengl0 libglx0", "libglvnd-opengl libglvnd-glx", "libopengl libglx"),
    (r"(?:gthread|glib|gobject)-2\.0", "libglib2.0-0", "glib2", "libglib"),
    (r"SM", "libsm6", "libSM", "xorg-libsm"),
    (r"ICE", "libice6", "libICE", "xorg-libice"),
    (r"X11", "libx11-6", "libX11", "xorg-libx11"),
    (r"Xext", "libxext6", "libXext", "xorg-libxext"),
    (r"Xrender", "libxrender1", "libXrender", "xorg-libxrender"),
    (r"gomp", "libgomp1", "libgomp", "libgomp"),
    (r"gfortran", "libgfortran5", "libgfortran", "libgfortran5"),
    (r"sndfile", "libsndfile1", "libsndfile", "libsndfile"),
    (r"crypt", "libcrypt1", "libxcrypt-compat", "libxcrypt"),
    (r"(?:avcodec|avformat|avutil|swscale|swresample)", "ffmpeg", "ffmpeg-free", "ffmpeg"),
)


def run_packages(library: str) -> tuple[str, str, str] | None:
    """Return the library's packages in Debian, Fedora and conda-forge, or None if the library is
    unknown.

    >>> run_packages("GL")
    ('libgl1', 'mesa-libGL', 'libgl')
    """
    return next((row[1:] for row in _PACKAGES if linear.fullmatch(row[0], library)), None)
