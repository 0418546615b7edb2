public import Foundation

/// The language by whose rules text is set: which forms letters have that several languages share, and where lines break.
nonisolated public struct TypesettingLanguage: Sendable, Equatable {
  /// As text engines want it, "ja-JP"; `nil` leaves it to the surroundings.
  let tag: String?
  /// The language of the surroundings.
  public static let automatic = TypesettingLanguage(tag: nil)
  /// A language of its own, whatever that of the surroundings is.
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(tag: language.minimalIdentifier)
  }
}

extension Text {
  /// Sets the language by whose rules the text is set; of several texts that make one, that of the last counts for all.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language by whose rules the text is set; of several texts that make one, that of the last counts for all.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text {
    isEnabled ? with(.language(language)) : self
  }
}

extension View {
  /// Sets the language by whose rules text inside is set.
  public nonisolated func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View {
    typesettingLanguage(.explicit(language), isEnabled: isEnabled)
  }

  /// Sets the language by whose rules text inside is set.
  public nonisolated func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    transformEnvironment(\.typesettingLanguage) { if isEnabled { $0 = language } }
  }
}

private enum TypesettingLanguageKey: EnvironmentKey { static var defaultValue: TypesettingLanguage { .automatic } }

extension EnvironmentValues {
  /// The language by whose rules text here is set.
  var typesettingLanguage: TypesettingLanguage {
    get { self[TypesettingLanguageKey.self] }
    set { self[TypesettingLanguageKey.self] = newValue }
  }
}
