/// Something that a person is to feel.
package struct Haptic: Equatable, Sendable {
  package enum Kind: Sendable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, impact, pathComplete
  }
  /// How heavy things are that meet.
  package enum Weight: Sendable { case light, medium, heavy }
  /// How hard things are that meet.
  package enum Flexibility: Sendable { case rigid, solid, soft }

  package var kind: Kind
  package var weight: Weight?
  package var flexibility: Flexibility?
  /// The force with which things meet, 0…1.
  package var intensity: Double

  package init(_ kind: Kind, weight: Weight? = nil, flexibility: Flexibility? = nil, intensity: Double = 1) {
    (self.kind, self.weight, self.flexibility, self.intensity) = (kind, weight, flexibility, intensity)
  }
}

/// Plays what a person is to feel.
///
/// The computers that Apus runs on have no motor for it, so that there is none unless a host or a test brings one.
@MainActor
package protocol HapticsPlayer: AnyObject {
  func play(_ haptic: Haptic)
}
