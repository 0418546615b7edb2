/// Something that the person is to feel or hear about a change.
public struct SensoryFeedback: Equatable, Sendable {
  private enum Kind: Equatable {
    case success, warning, error, selection, increase, decrease, start, stop, alignment, levelChange, impact, pathComplete
  }
  private let kind: Kind
  private var weight: Weight?
  private var flexibility: Flexibility?
  private var intensity = 1.0

  private init(_ kind: Kind) { self.kind = kind }

  /// Something went well.
  public static let success = SensoryFeedback(.success)
  /// Something went not as well as it should.
  public static let warning = SensoryFeedback(.warning)
  /// Something did not work.
  public static let error = SensoryFeedback(.error)
  /// Something else is chosen.
  public static let selection = SensoryFeedback(.selection)
  /// An important value went over a bound.
  public static let increase = SensoryFeedback(.increase)
  /// An important value went below a bound.
  public static let decrease = SensoryFeedback(.decrease)
  /// Something began.
  public static let start = SensoryFeedback(.start)
  /// Something ended.
  public static let stop = SensoryFeedback(.stop)
  /// What is dragged lies where something else does.
  public static let alignment = SensoryFeedback(.alignment)
  /// What is pressed goes to another level.
  public static let levelChange = SensoryFeedback(.levelChange)
  /// A drawn path is whole.
  public static let pathComplete = SensoryFeedback(.pathComplete)
  /// Things met.
  public static let impact = SensoryFeedback(.impact)
  /// Things of a weight met, with a force of 0…1.
  public static func impact(weight: Weight = .medium, intensity: Double = 1.0) -> SensoryFeedback {
    var feedback = SensoryFeedback(.impact)
    feedback.weight = weight
    feedback.intensity = intensity
    return feedback
  }
  /// Things of a hardness met, with a force of 0…1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    var feedback = SensoryFeedback(.impact)
    feedback.flexibility = flexibility
    feedback.intensity = intensity
    return feedback
  }

  /// How heavy things are that meet.
  public struct Weight: Equatable, Sendable {
    private let value: Int
    /// Light.
    public static let light = Weight(value: 0)
    /// Of a middle weight.
    public static let medium = Weight(value: 1)
    /// Heavy.
    public static let heavy = Weight(value: 2)
  }

  /// How hard things are that meet.
  public struct Flexibility: Equatable, Sendable {
    private let value: Int
    /// Hard.
    public static let rigid = Flexibility(value: 0)
    /// Neither hard nor soft.
    public static let solid = Flexibility(value: 1)
    /// Soft.
    public static let soft = Flexibility(value: 2)
  }
}

/// Where what a person is to feel goes.
///
/// The computers that Apus runs on have no motor for it, so that nothing listens unless a host or a test does.
package enum GeneralHaptics {
  // Safe: set by a host or a test before it plays anything; called on the main thread.
  nonisolated(unsafe) package static var player: ((SensoryFeedback) -> Void)?
  package static func play(_ feedback: SensoryFeedback) { player?(feedback) }
}
