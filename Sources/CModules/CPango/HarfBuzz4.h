// What HarfBuzz has since 4.0 and this framework calls, for Ubuntu 22.04 and its HarfBuzz 2.7: outlines by FreeType, which reads
// the same font again for each glyph, and measures that a font may lack.
#pragma once

#include <hb.h>

#if !HB_VERSION_ATLEAST(4, 0, 0)

#include <stdlib.h>
#include <hb-ft.h>
#include <hb-ot.h>
#include FT_OUTLINE_H

/// Functions that take the steps of an outline; opaque to Swift, as HarfBuzz's own are.
typedef struct hb_draw_funcs_t hb_draw_funcs_t;
typedef struct hb_draw_state_t hb_draw_state_t;

typedef void (*ApusPointFunction)(hb_draw_funcs_t *, void *, hb_draw_state_t *, float x, float y, void *);
typedef void (*ApusQuadraticFunction)(
    hb_draw_funcs_t *, void *, hb_draw_state_t *, float controlX, float controlY, float x, float y, void *);
typedef void (*ApusCubicFunction)(
    hb_draw_funcs_t *, void *, hb_draw_state_t *, float x1, float y1, float x2, float y2, float x, float y, void *);
typedef void (*ApusCloseFunction)(hb_draw_funcs_t *, void *, hb_draw_state_t *, void *);

struct ApusDrawFunctions {
  ApusPointFunction move, line;
  ApusQuadraticFunction quadratic;
  ApusCubicFunction cubic;
  ApusCloseFunction close;
};

static inline struct ApusDrawFunctions *ApusFunctions(hb_draw_funcs_t *functions) {
  return (struct ApusDrawFunctions *)functions;
}

static inline hb_draw_funcs_t *hb_draw_funcs_create(void) {
  return (hb_draw_funcs_t *)calloc(1, sizeof(struct ApusDrawFunctions));
}
static inline void hb_draw_funcs_make_immutable(hb_draw_funcs_t *functions) { (void)functions; }

// The data and its end are those of a caller who gives neither.
#define APUS_SETTER(name, type, member)                                                                             \
  static inline void hb_draw_funcs_set_##name##_func(                                                               \
      hb_draw_funcs_t *functions, type function, void *data, hb_destroy_func_t destroy) {                           \
    (void)data, (void)destroy;                                                                                      \
    ApusFunctions(functions)->member = function;                                                                    \
  }
APUS_SETTER(move_to, ApusPointFunction, move)
APUS_SETTER(line_to, ApusPointFunction, line)
APUS_SETTER(quadratic_to, ApusQuadraticFunction, quadratic)
APUS_SETTER(cubic_to, ApusCubicFunction, cubic)
APUS_SETTER(close_path, ApusCloseFunction, close)
#undef APUS_SETTER

/// An outline on its way from FreeType, whose contours begin with a point and end without a word.
struct ApusOutline {
  hb_draw_funcs_t *functions;
  void *data;
  int isOpen;
};

static inline void ApusCloseContour(struct ApusOutline *outline) {
  if (outline->isOpen) ApusFunctions(outline->functions)->close(outline->functions, outline->data, NULL, NULL);
  outline->isOpen = 0;
}

static inline int ApusMove(const FT_Vector *to, void *user) {
  struct ApusOutline *outline = (struct ApusOutline *)user;
  ApusCloseContour(outline);
  ApusFunctions(outline->functions)->move(outline->functions, outline->data, NULL, to->x, to->y, NULL);
  outline->isOpen = 1;
  return 0;
}

static inline int ApusLine(const FT_Vector *to, void *user) {
  struct ApusOutline *outline = (struct ApusOutline *)user;
  ApusFunctions(outline->functions)->line(outline->functions, outline->data, NULL, to->x, to->y, NULL);
  return 0;
}

static inline int ApusQuadratic(const FT_Vector *control, const FT_Vector *to, void *user) {
  struct ApusOutline *outline = (struct ApusOutline *)user;
  ApusFunctions(outline->functions)
      ->quadratic(outline->functions, outline->data, NULL, control->x, control->y, to->x, to->y, NULL);
  return 0;
}

static inline int ApusCubic(const FT_Vector *first, const FT_Vector *second, const FT_Vector *to, void *user) {
  struct ApusOutline *outline = (struct ApusOutline *)user;
  ApusFunctions(outline->functions)
      ->cubic(outline->functions, outline->data, NULL, first->x, first->y, second->x, second->y, to->x, to->y, NULL);
  return 0;
}

/// The outline of a glyph in units of the font's design; nothing where it has none.
static inline void hb_font_get_glyph_shape(hb_font_t *font, hb_codepoint_t glyph, hb_draw_funcs_t *functions, void *data) {
  // FreeType's functions change a font, and the caller's is not to be changed.
  hb_font_t *own = hb_font_create(hb_font_get_face(font));
  unsigned int count = 0;
  const int *coordinates = hb_font_get_var_coords_normalized(font, &count);
  if (count > 0) hb_font_set_var_coords_normalized(own, coordinates, count);
  hb_ft_font_set_funcs(own);
  FT_Face face = hb_ft_font_lock_face(own);
  if (face) {
    FT_Int32 flags = FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP | FT_LOAD_NO_HINTING;
    if (FT_Load_Glyph(face, glyph, flags) == 0 && face->glyph->format == FT_GLYPH_FORMAT_OUTLINE) {
      FT_Outline_Funcs steps = {ApusMove, ApusLine, ApusQuadratic, ApusCubic, 0, 0};
      struct ApusOutline outline = {functions, data, 0};
      FT_Outline_Decompose(&face->glyph->outline, &steps, &outline);
      ApusCloseContour(&outline);
    }
    hb_ft_font_unlock_face(own);
  }
  hb_font_destroy(own);
}

/// How high a letter is over the baseline; 0 where the font has no such letter.
static inline hb_position_t ApusLetterHeight(hb_font_t *font, hb_codepoint_t letter) {
  hb_codepoint_t glyph = 0;
  hb_glyph_extents_t extents = {0, 0, 0, 0};
  if (hb_font_get_nominal_glyph(font, letter, &glyph)) hb_font_get_glyph_extents(font, glyph, &extents);
  return extents.y_bearing;
}

/// A measure of a font, from its letters and its size where it does not say.
static inline void hb_ot_metrics_get_position_with_fallback(hb_font_t *font, hb_ot_metrics_tag_t tag, hb_position_t *position) {
  if (hb_ot_metrics_get_position(font, tag, position)) return;
  int width = 0, height = 0;
  hb_font_get_scale(font, &width, &height);
  switch (tag) {
    case HB_OT_METRICS_TAG_CAP_HEIGHT: *position = ApusLetterHeight(font, 'T'); break;
    case HB_OT_METRICS_TAG_X_HEIGHT: *position = ApusLetterHeight(font, 'x'); break;
    case HB_OT_METRICS_TAG_UNDERLINE_SIZE: *position = height / 18; break;
    case HB_OT_METRICS_TAG_UNDERLINE_OFFSET: *position = -height / 18; break;
    default: *position = 0;
  }
}

#endif
