public import SwiftUICore
public import UIKitTypes

extension View {
  /// Sets which letters become capitals by themselves while they are typed into the fields inside.
  ///
  /// `textInputAutocapitalization(_:)` is the newer name.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    transformEnvironment(\.textInputTraits) {
      $0.capitalization = TextInputTraits.Capitalization(rawValue: style.rawValue) ?? .sentences
    }
  }
}

extension TextInputAutocapitalization {
  /// What UIKit calls so.
  public init?(_ type: UITextAutocapitalizationType) {
    guard let value = TextInputTraits.Capitalization(rawValue: type.rawValue) else { return nil }
    self.init(value)
  }
}
