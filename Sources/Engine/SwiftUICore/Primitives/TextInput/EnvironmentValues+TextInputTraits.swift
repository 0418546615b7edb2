package import DisplayModel
import Foundation

private enum TextInputTraitsKey: EnvironmentKey { static var defaultValue: TextInputTraits { TextInputTraits() } }

extension EnvironmentValues {
  /// What is said of the text that is typed here.
  package var textInputTraits: TextInputTraits {
    get { self[TextInputTraitsKey.self] }
    set { self[TextInputTraitsKey.self] = newValue }
  }

  /// Whether words that are typed are left as they are; `false` by default.
  public var autocorrectionDisabled: Bool {
    get { !textInputTraits.corrects }
    set { textInputTraits.corrects = !newValue }
  }
  /// Whether words that are typed are left as they are; `nil` and `false` leave it to the system.
  public var disableAutocorrection: Bool? {
    get { autocorrectionDisabled }
    set { autocorrectionDisabled = newValue ?? false }
  }
}
