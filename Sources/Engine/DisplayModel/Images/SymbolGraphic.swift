package import CoreGraphicsTypes
package import Foundation

/// A symbol's shapes in em units: 1 is the font's size; the origin is the top left of the ink, y points down.
package struct SymbolGraphic {
  /// The size of the ink.
  package var size: CGSize
  /// The room that layout leaves on each side of the ink, and above and below it.
  package var bearings: CGSize
  /// What is painted, one above the other; none where a symbol is known and nobody has drawn it.
  package var layers: [Layer]
  package var mirrorsInRightToLeft: Bool

  package init(size: CGSize, bearings: CGSize, layers: [Layer], mirrorsInRightToLeft: Bool) {
    self.size = size
    self.bearings = bearings
    self.layers = layers
    self.mirrorsInRightToLeft = mirrorsInRightToLeft
  }

  /// How opaque parts are that a symbol's value does not reach: a choice (Facts 1.6).
  package static let faintOpacity = 0.3

  /// Whether parts of it have colours of their own.
  package var hasColors: Bool { layers.contains { $0.color != nil } }
}

extension SymbolGraphic {
  /// A part of a symbol that is painted alike.
  package struct Layer {
    /// What a layer does to those below.
    package enum Role {
      /// Lies over them.
      case paints
      /// Takes them away.
      case erases
      /// Lies over them where layers have paints of their own, and takes them away where all have the same.
      case marks
    }

    package indirect enum Content {
      /// A shape, grown on all sides by a length in em, or shrunk by one below zero.
      case fill(Path, isEvenOdd: Bool, growth: CGFloat)
      /// A line with round caps and joins, its width in em.
      case stroke(Path, width: CGFloat)
      /// Layers that are put together before they are painted or taken away as one.
      case group([Layer])
    }

    package var role: Role
    package var content: Content
    /// 0 primary, 1 secondary, 2 tertiary, for renderings with several paints.
    package var level: Int
    /// The layer's own colour, for renderings with colours.
    package var color: SymbolColor?
    /// The value from which on the layer is painted in full, for symbols that show a value; `nil`: always.
    package var threshold: CGFloat?

    package init(role: Role, content: Content, level: Int = 0, color: SymbolColor? = nil, threshold: CGFloat? = nil) {
      self.role = role
      self.content = content
      self.level = level
      self.color = color
      self.threshold = threshold
    }
  }
}

extension SymbolGraphic.Layer {
  /// The rectangles of the shapes that it is made of, each with how far the ink reaches out of it.
  package var shapes: [(bounds: CGRect, outset: CGFloat)] {
    switch content {
    case .fill(let path, _, let growth): [(path.boundingRect, max(growth, 0))]
    case .stroke(let path, let width): [(path.boundingRect, width / 2)]
    case .group(let layers): layers.filter { $0.role == .paints }.flatMap(\.shapes)
    }
  }

  /// What it may paint.
  package var ink: CGRect { shapes.reduce(.null) { $0.union($1.bounds.insetBy(dx: -$1.outset, dy: -$1.outset)) } }

  /// The layer with its paths transformed; lines keep their widths.
  package func applying(_ transform: CGAffineTransform) -> SymbolGraphic.Layer {
    var layer = self
    layer.content =
      switch content {
      case .fill(let path, let isEvenOdd, let growth): .fill(path.applying(transform), isEvenOdd: isEvenOdd, growth: growth)
      case .stroke(let path, let width): .stroke(path.applying(transform), width: width)
      case .group(let layers): .group(layers.map { $0.applying(transform) })
      }
    return layer
  }
}

/// A colour that a symbol's layer has of its own.
package enum SymbolColor: Equatable, Sendable {
  case white
  case system(SystemColor)

  /// The colour of a name: white, or one of the system's.
  package init?(name: String) {
    if name == "white" {
      self = .white
    } else if let color = SystemColor(rawValue: name) {
      self = .system(color)
    } else {
      return nil
    }
  }
}
