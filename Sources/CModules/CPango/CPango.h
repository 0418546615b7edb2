// Pango with its Cairo and fontconfig sides.
#pragma once

// Cairo's types come from the module CCairo; its include guards keep pangocairo.h from declaring them again.
#include "../CCairo/CCairo.h"

#include <fontconfig/fontconfig.h>
#include <hb.h>
#include <hb-ot.h>
#include <pango/pango.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>

// Macros that Swift cannot see.
static const PangoGlyph ApusGlyphEmpty = PANGO_GLYPH_EMPTY;
static const PangoGlyph ApusGlyphUnknownFlag = PANGO_GLYPH_UNKNOWN_FLAG;
static const int ApusPangoScale = PANGO_SCALE;
