/// Which letters become capitals by themselves while they are typed.
public struct TextInputAutocapitalization: Sendable {
  package let value: TextInputTraits.Capitalization
  package init(_ value: TextInputTraits.Capitalization) { self.value = value }
  /// None.
  public static var never: TextInputAutocapitalization { TextInputAutocapitalization(.never) }
  /// The first one of each word.
  public static var words: TextInputAutocapitalization { TextInputAutocapitalization(.words) }
  /// The first one of each sentence.
  public static var sentences: TextInputAutocapitalization { TextInputAutocapitalization(.sentences) }
  /// All.
  public static var characters: TextInputAutocapitalization { TextInputAutocapitalization(.characters) }
}

extension View {
  /// Sets which letters become capitals by themselves while they are typed into the fields inside; `nil`: as the system has it.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    transformEnvironment(\.textInputTraits) { $0.capitalization = autocapitalization?.value ?? .sentences }
  }
}
