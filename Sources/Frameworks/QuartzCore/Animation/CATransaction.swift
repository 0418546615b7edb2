public import CoreGraphicsTypes
public import Foundation

/// How the changes of layers that are made together move.
///
/// Layers that are no view's move by themselves when they change, over a quarter of a second; those of views do not.
@MainActor @preconcurrency
open class CATransaction: NSObject {
  /// What holds between a beginning and its commit.
  @MainActor
  final class Level {
    var duration: TimeInterval
    var function: CAMediaTimingFunction?
    var disablesActions: Bool
    var completion: (() -> Void)?
    let outer: Level?
    private var animations = 0
    private var isCommitted = false
    var values: [String: Any] = [:]

    init(in outer: Level?) {
      self.outer = outer
      duration = outer?.duration ?? 0.25
      function = outer?.function
      disablesActions = outer?.disablesActions ?? false
    }

    /// An animation was added, whose end is awaited here and around.
    func animationBegan() {
      animations += 1
      outer?.animationBegan()
    }
    /// An animation that was added has ended.
    func animationEnded() {
      animations -= 1
      completeIfDone()
      outer?.animationEnded()
    }
    func commit() {
      isCommitted = true
      completeIfDone()
    }
    private func completeIfDone() {
      guard isCommitted, animations == 0, let done = completion else { return }
      completion = nil
      done()
    }
  }

  /// The levels that were begun, below them the one that lasts as long as what the main thread does now.
  private static var levels: [Level] = []

  private static var level: Level {
    if let level = levels.last { return level }
    let level = Level(in: nil)
    levels.append(level)
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        levels.removeAll { $0 === level }
        level.commit()
      }
    }
    return level
  }

  /// Counts an animation in that is being added.
  static func awaiting() -> Level {
    let level = level
    level.animationBegan()
    return level
  }

  /// Makes changes that are seen at once.
  static func withoutActions(_ change: () -> Void) {
    begin()
    setDisableActions(true)
    change()
    commit()
  }

  /// Begins a transaction, inside of the one that there may be.
  open class func begin() { levels.append(Level(in: levels.last)) }
  /// Ends the transaction that was begun last.
  open class func commit() {
    guard let level = levels.popLast() else { return }
    level.commit()
  }
  /// Shows all changes in the next frame, as all are.
  open class func flush() {}

  /// How long changes move, in seconds.
  open class func animationDuration() -> CFTimeInterval { levels.last?.duration ?? 0.25 }
  /// Says how long changes move, in seconds.
  open class func setAnimationDuration(_ dur: CFTimeInterval) { level.duration = dur }
  /// The curve by which changes move; `nil` for the usual one.
  open class func animationTimingFunction() -> CAMediaTimingFunction? { levels.last?.function }
  /// Says by which curve changes move.
  open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) { level.function = function }
  /// Whether changes are seen at once.
  open class func disableActions() -> Bool { levels.last?.disablesActions ?? false }
  /// Says whether changes are seen at once.
  open class func setDisableActions(_ flag: Bool) { level.disablesActions = flag }
  /// What is called when all animations that are added from now on have ended.
  open class func completionBlock() -> (() -> Void)? { levels.last?.completion }
  /// Says what is called when all animations that are added in the transaction have ended, or at its end where there are none.
  open class func setCompletionBlock(_ block: (() -> Void)?) { level.completion = block }
  /// A value that was kept by a name.
  open class func value(forKey key: String) -> Any? { levels.last?.values[key] }
  /// Keeps a value by a name, as long as the transaction lasts.
  open class func setValue(_ anObject: Any?, forKey key: String) { level.values[key] = anObject }
}
