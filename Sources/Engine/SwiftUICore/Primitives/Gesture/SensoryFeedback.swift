/// Something that the person is to feel or hear about a change.
public struct SensoryFeedback: Equatable, Sendable {
  /// What a player is told.
  package private(set) var haptic: Haptic

  private init(_ kind: Haptic.Kind) { haptic = Haptic(kind) }

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
    feedback.haptic.weight = weight.value
    feedback.haptic.intensity = intensity
    return feedback
  }
  /// Things of a hardness met, with a force of 0…1.
  public static func impact(flexibility: Flexibility, intensity: Double = 1.0) -> SensoryFeedback {
    var feedback = SensoryFeedback(.impact)
    feedback.haptic.flexibility = flexibility.value
    feedback.haptic.intensity = intensity
    return feedback
  }

  /// How heavy things are that meet.
  public struct Weight: Equatable, Sendable {
    fileprivate let value: Haptic.Weight
    /// Light.
    public static let light = Weight(value: .light)
    /// Of a middle weight.
    public static let medium = Weight(value: .medium)
    /// Heavy.
    public static let heavy = Weight(value: .heavy)
  }

  /// How hard things are that meet.
  public struct Flexibility: Equatable, Sendable {
    fileprivate let value: Haptic.Flexibility
    /// Hard.
    public static let rigid = Flexibility(value: .rigid)
    /// Neither hard nor soft.
    public static let solid = Flexibility(value: .solid)
    /// Soft.
    public static let soft = Flexibility(value: .soft)
  }
}

extension SensoryFeedback {
  /// Has it played by the player of the app whose code runs, if there is one.
  package func play() {
    let haptic = haptic
    MainThread.isolated { DesktopServices.current.haptics?.play(haptic) }
  }
}
