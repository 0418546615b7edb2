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

#include "HarfBuzz4.h"

// Macros that Swift cannot see.
static const PangoGlyph ApusGlyphEmpty = PANGO_GLYPH_EMPTY;
static const PangoGlyph ApusGlyphUnknownFlag = PANGO_GLYPH_UNKNOWN_FLAG;
static const int ApusPangoScale = PANGO_SCALE;

// A glyph's outline: HarfBuzz 7 has another name for it, and Debian 12 has HarfBuzz 6.
static inline void ApusDrawGlyph(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
#if HB_VERSION_ATLEAST(7, 0, 0)
  hb_font_draw_glyph(font, glyph, functions, data);
#else
  hb_font_get_glyph_shape(font, glyph, functions, data);
#endif
}
