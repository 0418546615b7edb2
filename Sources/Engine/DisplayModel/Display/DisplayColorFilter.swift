import Foundation

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
  case matrix(ColorMatrix)
  /// A colour where alphas lie between two others, nothing elsewhere.
  case alphaThreshold(least: Float, most: Float, color: DisplayColor)
}

extension DisplayColorFilter: StructuredAnimatable {
  package var animatableData: AnimatablePair<Double, DisplayColor.AnimatableData> {
    get {
      switch self {
      case .brightness(let amount), .contrast(let amount), .saturation(let amount), .grayscale(let amount),
        .hueRotation(let amount):
        .init(amount * unitScale, .zero)
      case .multiply(let color): .init(0, color.animatableData)
      case .invert, .luminanceToAlpha, .matrix, .alphaThreshold: .zero
      }
    }
    set {
      let amount = newValue.first / unitScale
      switch self {
      case .brightness: self = .brightness(amount)
      case .contrast: self = .contrast(amount)
      case .saturation: self = .saturation(amount)
      case .grayscale: self = .grayscale(amount)
      case .hueRotation: self = .hueRotation(amount)
      case .multiply(var color):
        color.animatableData = newValue.second
        self = .multiply(color)
      case .invert, .luminanceToAlpha, .matrix, .alphaThreshold: break
      }
    }
  }

  package func hasSameStructure(as other: Self) -> Bool {
    switch self {
    case .brightness: if case .brightness = other { true } else { false }
    case .contrast: if case .contrast = other { true } else { false }
    case .saturation: if case .saturation = other { true } else { false }
    case .grayscale: if case .grayscale = other { true } else { false }
    case .hueRotation: if case .hueRotation = other { true } else { false }
    case .multiply: if case .multiply = other { true } else { false }
    case .invert, .luminanceToAlpha, .matrix, .alphaThreshold: self == other
    }
  }
}
