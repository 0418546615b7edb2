import Foundation
import SwiftUICore

extension UIImage {
  /// Takes one of the system's symbols; `nil` where there is none of that name.
  public convenience init?(systemName name: String) { self.init(symbol: name, value: nil, nil) }
  /// Takes one of the system's symbols in a size, weight and colours; `nil` where there is none of that name.
  public convenience init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {
    self.init(symbol: name, value: nil, configuration)
  }
  /// Takes one of the system's symbols, which look the same for all appearances; `nil` where there is none of that name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(symbol: name, value: nil, traitCollection.map { Configuration(traitCollection: $0) })
  }
  /// Takes one of the system's symbols with as many of its parts in full as a value of 0…1 says; `nil` where there is none of that
  /// name.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: UIImage.Configuration? = nil
  ) {
    self.init(symbol: name, value: value, configuration)
  }

  convenience init?(symbol name: String, value: Double?, _ configuration: Configuration?) {
    let own = configuration as? SymbolConfiguration
    let weight = own?.shownWeight ?? 0
    guard let graphic = EngineServices.current?.symbols.symbol(named: name, weight: weight) else { return nil }
    let size = graphic.boxSize(pointSize: own?.shownPointSize ?? 17, displayScale: 2)
    var parts = Parts(base: Image(systemName: name, variableValue: value), size: size, scale: 2)
    (parts.symbol, parts.configuration) = ((name, value), configuration)
    self.init(parts)
  }

  /// Whether it is one of the system's symbols.
  public var isSymbolImage: Bool { parts.symbol != nil }
  /// The size, weight and colours that were asked for; `nil` for none, and where it is no symbol.
  public var symbolConfiguration: SymbolConfiguration? { isSymbolImage ? parts.configuration as? SymbolConfiguration : nil }
  /// The symbol with more that is asked of it; `nil` where it is none.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard isSymbolImage else { return nil }
    return withConfiguration(symbolConfiguration?.applying(configuration) ?? configuration)
  }

  /// How bold the lines of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    /// As the place where it shows has it; from the thinnest to the boldest.
    case unspecified = 0, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    /// The weight of letters that the lines go with.
    public func fontWeight() -> UIFont.Weight {
      switch self {
      case .ultraLight: .ultraLight
      case .thin: .thin
      case .light: .light
      case .unspecified, .regular: .regular
      case .medium: .medium
      case .semibold: .semibold
      case .bold: .bold
      case .heavy: .heavy
      case .black: .black
      }
    }

    /// The lines that go with letters of a weight.
    init(_ weight: CGFloat) {
      self =
        (1...9).compactMap { SymbolWeight(rawValue: $0) }
        .min { abs($0.fontWeight().rawValue - weight) < abs($1.fontWeight().rawValue - weight) } ?? .regular
    }
  }

  /// How large a symbol is beside text.
  public enum SymbolScale: Int, Sendable {
    /// Medium, or as the place where it shows has it; a little smaller than text, as text, or a little larger.
    case `default` = -1, unspecified, small, medium, large

    /// The same as SwiftUI names it.
    var scale: Image.Scale? {
      switch self {
      case .unspecified: nil
      case .small: .small
      case .default, .medium: .medium
      case .large: .large
      }
    }
  }
}
