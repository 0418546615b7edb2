import CoreGraphicsTypes
import Foundation

/// One picture of the interface: what a host shows and a renderer paints.
package struct DisplayList {
  /// The whole scene, in points, origin at the top left.
  package let root: DisplayFragment
  /// The size of the picture in points.
  package let size: CGSize
  /// Device pixels for each point.
  package let scale: CGFloat

  package init(root: DisplayFragment, size: CGSize, scale: CGFloat) {
    self.root = root
    self.size = size
    self.scale = scale
  }
}

/// A cached, immutable part of the display list: what one node paints, children included.
///
/// Fragments that did not change are shared by reference between frames, so `===` means "paints the same".
package final class DisplayFragment: @unchecked Sendable {
  /// The node that made it; stable over the node's life, unique in a window.
  package let id: DisplayID
  /// What is painted, in order, first at the bottom; coordinates are the fragment's own, in points.
  package let items: [DisplayItem]
  /// A rectangle that holds everything painted, shadows and blurs included, in the fragment's coordinates.
  package let bounds: CGRect

  package init(id: DisplayID, items: [DisplayItem], bounds: CGRect) {
    self.id = id
    self.items = items
    self.bounds = bounds
  }

  /// The same at another place.
  package func moved(by offset: CGPoint, id: DisplayID) -> DisplayFragment {
    guard !isEmpty else { return self }
    return DisplayFragment(
      id: id, items: [.fragment(self, offset: offset)], bounds: bounds.offsetBy(dx: offset.x, dy: offset.y))
  }

  /// The same as the content of a scroll view, moved back by an offset.
  package func scrolled(by offset: CGPoint, in viewport: CGRect, id: DisplayID) -> DisplayFragment {
    guard !isEmpty else { return self }
    return DisplayFragment(
      id: id, items: [.group(.scroll(viewport: viewport, offset: offset), self, offset: .zero)],
      bounds: viewport.intersection(bounds.offsetBy(dx: -offset.x, dy: -offset.y)))
  }

  package static let empty = DisplayFragment(id: DisplayID(rawValue: 0), items: [], bounds: .null)
  package var isEmpty: Bool { items.isEmpty }
}

/// Identifies the origin of a fragment.
package struct DisplayID: Hashable, Sendable {
  package let rawValue: UInt64
  package init(rawValue: UInt64) { self.rawValue = rawValue }
}

/// One painting step.
///
/// What is large is kept elsewhere: lists of thousands of fragments are built again whenever one of them moves.
package enum DisplayItem {
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
package struct DisplayText {
  package var layout: TextLayout
  package var origin: CGPoint
  /// The paints that glyph runs and decorations name by index; index 0 is the default foreground.
  package var paints: [DisplayPaint]

  package init(layout: TextLayout, origin: CGPoint, paints: [DisplayPaint]) {
    self.layout = layout
    self.origin = origin
    self.paints = paints
  }
}

/// A picture drawn into a rectangle.
package struct DisplayImage {
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

  package init(
    source: any ImageSource, naturalSize: CGSize, frame: CGRect, resizing: Resizing,
    interpolation: Interpolation = .medium, templatePaint: DisplayPaint? = nil
  ) {
    self.source = source
    self.naturalSize = naturalSize
    self.frame = frame
    self.resizing = resizing
    self.interpolation = interpolation
    self.templatePaint = templatePaint
  }
}

/// What fills an area.
///
/// Geometry is in the coordinates of the item that uses it.
package enum DisplayPaint: Equatable, Sendable {
  case color(DisplayColor)
  case linearGradient(stops: [DisplayGradientStop], start: CGPoint, end: CGPoint)
  case radialGradient(stops: [DisplayGradientStop], center: CGPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// An ellipse inscribed in `frame` after scaling; radii are fractions of it, as in `EllipticalGradient`.
  case ellipticalGradient(
    stops: [DisplayGradientStop], frame: CGRect, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient(stops: [DisplayGradientStop], center: CGPoint, startAngle: CGFloat, endAngle: CGFloat)
  /// A picture that repeats, one tile `tileSize` points large with its top left at `origin`.
  case imageTile(ImageTile)

  /// A repeating picture.
  package struct ImageTile: Equatable, Sendable {
    package var image: CGImage
    package var origin: CGPoint
    package var tileSize: CGSize
    package init(image: CGImage, origin: CGPoint, tileSize: CGSize) {
      self.image = image
      self.origin = origin
      self.tileSize = tileSize
    }
    package static func == (a: ImageTile, b: ImageTile) -> Bool {
      a.image === b.image && a.origin == b.origin && a.tileSize == b.tileSize
    }
  }
}

/// A colour at a place 0…1 along a gradient.
///
/// Stops are ordered by location.
package struct DisplayGradientStop: Hashable, Sendable {
  package var color: DisplayColor
  package var location: CGFloat
  package init(color: DisplayColor, location: CGFloat) {
    self.color = color
    self.location = location
  }
}

/// What is done to a fragment as a whole.
package enum DisplayEffect {
  /// Paints the content as one picture with this alpha.
  case opacity(Double)
  /// Paints the content as one picture without change, so that blend modes inside see only each other.
  case compositingGroup
  /// Composites the content onto what lies below.
  case blendMode(BlendMode)
  case clip(Path, isEvenOdd: Bool, isAntialiased: Bool, snapFrame: CGRect?)
  /// Keeps the content where the mask, placed at `offset`, is opaque.
  case mask(DisplayFragment, offset: CGPoint)
  /// Any projective transform, in the coordinates of the holding fragment.
  case transform(ProjectionTransform)
  /// The content above its own blurred silhouette. The blur is a Gaussian of sigma `radius / 2`.
  case shadow(color: DisplayColor, radius: CGFloat, offset: CGSize)
  /// A Gaussian of sigma `radius`; opaque blurs keep the edges solid.
  case blur(radius: CGFloat, isOpaque: Bool)
  case colorFilter(DisplayColorFilter)
  /// The content of a scroll view: clipped to `viewport` and moved by `-offset`. A renderer may copy the pixels that stay.
  case scroll(viewport: CGRect, offset: CGPoint)
}

/// A change of each pixel's colour.
package enum DisplayColorFilter: Equatable, Sendable {
  /// −1…1 added to each component.
  case brightness(Double)
  /// 1 changes nothing, 0 is grey, negative inverts.
  case contrast(Double)
  case saturation(Double)
  /// 0 changes nothing, 1 is grey.
  case grayscale(Double)
  /// Radians.
  case hueRotation(Double)
  case invert
  case multiply(DisplayColor)
  case luminanceToAlpha
}

/// How colours mix with those below them; see `View.blendMode(_:)`.
public enum BlendMode: Hashable, Sendable {
  /// The source covers the backdrop by its alpha.
  case normal
  /// Component by component, each by its formula.
  case multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight
  /// By how far components are apart, hard or soft.
  case difference, exclusion
  /// The named property of the source with the others of the backdrop.
  case hue, saturation, color, luminosity
  /// By coverage: the source where there is a backdrop, the backdrop over the source, the backdrop where there is no source.
  case sourceAtop, destinationOver, destinationOut
  /// The sum of components, drawn towards black or cut off at white.
  case plusDarker, plusLighter
}
