import CoreGraphicsTypes
package import Foundation

/// One painting step.
///
/// What is large is kept elsewhere: lists of thousands of fragments are built again whenever one of them moves.
/// Equal items paint the same pixels; text layouts and pictures are told apart by identity.
package enum DisplayItem: Equatable {
  indirect case fill(DisplayFill)
  indirect case stroke(DisplayStroke)
  indirect case text(DisplayText)
  indirect case image(DisplayImage)
  /// Another fragment, moved by an offset.
  case fragment(DisplayFragment, offset: CGPoint)
  /// A fragment painted through an effect; the offset moves the content before the effect applies to it,
  /// and the effect's own geometry (clip paths, anchors) is in the coordinates of the fragment that holds the item.
  indirect case group(DisplayEffect, DisplayFragment, offset: CGPoint)
}

extension DisplayItem {
  /// Where the item may paint, in the coordinates of the fragment that holds it; edges that are rounded to device pixels may
  /// lie half a pixel further out.
  package var bounds: CGRect { paintedRect.bounded }

  private var paintedRect: CGRect {
    switch self {
    case .fill(let fill): return fill.path.boundingRect
    case .stroke(let stroke):
      // The point of a miter, or the corner of a square end.
      let outset = stroke.style.lineWidth / 2 * (stroke.style.lineJoin == .miter ? max(stroke.style.miterLimit, 1.5) : 1.5)
      return stroke.path.boundingRect.insetBy(dx: -outset, dy: -outset)
    case .text(let text): return text.layout.inkBounds.offsetBy(dx: text.origin.x, dy: text.origin.y)
    case .image(let image): return image.frame.standardized
    case .fragment(let fragment, let offset): return fragment.bounds.offsetBy(dx: offset.x, dy: offset.y)
    case .group(let effect, let fragment, let offset):
      return effect.bounds(of: fragment.bounds.offsetBy(dx: offset.x, dy: offset.y))
    }
  }
}

/// The interior of a path.
package struct DisplayFill: Equatable {
  package var path: Path
  package var paint: DisplayPaint
  package var isEvenOdd: Bool
  package var isAntialiased: Bool
  /// The layout rectangle the path was made for.
  ///
  /// A renderer under a transform without rotation rounds its edges to device pixels (each edge to the nearest, halves up) and
  /// maps the path from this rectangle to the rounded one. `nil`: no rounding.
  package var snapFrame: CGRect?

  package init(
    path: Path, paint: DisplayPaint, isEvenOdd: Bool = false, isAntialiased: Bool = true, snapFrame: CGRect? = nil
  ) {
    self.path = path
    self.paint = paint
    self.isEvenOdd = isEvenOdd
    self.isAntialiased = isAntialiased
    self.snapFrame = snapFrame
  }
}

/// The outline of a path.
package struct DisplayStroke: Equatable {
  package var path: Path
  package var style: StrokeStyle
  package var paint: DisplayPaint
  package var isAntialiased: Bool
  /// As for ``DisplayFill/snapFrame``.
  package var snapFrame: CGRect?

  package init(
    path: Path, style: StrokeStyle, paint: DisplayPaint, isAntialiased: Bool = true, snapFrame: CGRect? = nil
  ) {
    self.path = path
    self.style = style
    self.paint = paint
    self.isAntialiased = isAntialiased
    self.snapFrame = snapFrame
  }
}

/// Laid out text.
///
/// The layout's origin (top left of its box) is at `origin`; baselines are rounded to device pixels.
package struct DisplayText: Equatable {
  package var layout: TextLayout
  package var origin: CGPoint
  /// The paints that glyph runs and decorations name by index; index 0 is the default foreground.
  package var paints: [DisplayPaint]
  /// Whether glyphs lie exactly where they are placed; else they are moved to where they show sharp and are quick to paint, as
  /// suits text that rests.
  package var isExact: Bool

  package init(layout: TextLayout, origin: CGPoint, paints: [DisplayPaint], isExact: Bool = false) {
    self.layout = layout
    self.origin = origin
    self.paints = paints
    self.isExact = isExact
  }

  package static func == (a: DisplayText, b: DisplayText) -> Bool {
    a.layout === b.layout && a.origin == b.origin && a.paints == b.paints && a.isExact == b.isExact
  }
}

/// A picture drawn into a rectangle.
package struct DisplayImage: Equatable {
  package enum Interpolation: Sendable { case none, low, medium, high }
  /// How the picture fills `frame`.
  package enum Resizing: Equatable, Sendable {
    /// The whole picture is scaled to the frame, except that `capInsets` (points) keep their size.
    case stretch(capInsets: EdgeInsets)
    /// The part inside `capInsets` repeats at its own size.
    case tile(capInsets: EdgeInsets)
  }

  package var source: any ImageSource
  /// The picture's size in points, from which cap insets and tiles are measured.
  package var naturalSize: CGSize
  package var frame: CGRect
  package var resizing: Resizing
  package var interpolation: Interpolation
  /// Paints the picture's alpha with this paint instead of its own colours (template rendering).
  package var templatePaint: DisplayPaint?
  /// Whether edges that do not lie on pixels are smooth.
  package var isAntialiased: Bool

  package init(
    source: any ImageSource, naturalSize: CGSize, frame: CGRect, resizing: Resizing,
    interpolation: Interpolation = .medium, templatePaint: DisplayPaint? = nil, isAntialiased: Bool = true
  ) {
    self.source = source
    self.naturalSize = naturalSize
    self.frame = frame
    self.resizing = resizing
    self.interpolation = interpolation
    self.templatePaint = templatePaint
    self.isAntialiased = isAntialiased
  }

  package static func == (a: DisplayImage, b: DisplayImage) -> Bool {
    a.source.identity == b.source.identity && a.naturalSize == b.naturalSize && a.frame == b.frame && a.resizing == b.resizing
      && a.interpolation == b.interpolation && a.templatePaint == b.templatePaint && a.isAntialiased == b.isAntialiased
  }
}
