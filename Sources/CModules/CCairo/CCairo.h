// Cairo with the surfaces that the renderer writes. Modules whose headers use Cairo's types include this file first,
// so that there is one declaration of each type for Swift.
#pragma once

#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
