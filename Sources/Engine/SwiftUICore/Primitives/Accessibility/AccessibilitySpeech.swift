/// How a text is read aloud.
package struct AccessibilitySpeech: Equatable, Sendable {
  package var includesPunctuation = false
  package var spellsOutCharacters = false
  /// How much higher than usual, -1…1.
  package var pitch = 0.0
  package var queuesAnnouncements = false
}
