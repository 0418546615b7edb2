import Foundation

/// How often an effect runs, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
  enum Repetition: Hashable { case automatic, forever, times(Int) }
  private(set) var repetition = Repetition.automatic
  /// Seconds of rest between two turns.
  private(set) var delay: TimeInterval = 0
  private(set) var rate = 1.0

  /// How an effect is repeated.
  public struct RepeatBehavior: Hashable, Sendable {
    fileprivate let repetition: Repetition
    fileprivate let delay: TimeInterval

    /// On and on, one turn after the other.
    public static var periodic: RepeatBehavior { periodic() }
    /// On and on, without a rest.
    public static var continuous: RepeatBehavior { RepeatBehavior(repetition: .forever, delay: 0) }
    /// A number of times, `nil` for on and on, with a rest of some seconds after each turn, `nil` for none.
    ///
    /// What is below one counts as once, a rest below zero as none.
    public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
      let rest = delay ?? 0
      return RepeatBehavior(
        repetition: count.map { .times(max($0, 1)) } ?? .forever, delay: rest.isFinite ? min(max(rest, 0), 1e6) : 0)
    }
  }

  /// As the effect has it: once for a value that changes, on and on while active.
  public static var `default`: SymbolEffectOptions { SymbolEffectOptions() }
  /// On and on.
  public static var repeating: SymbolEffectOptions { SymbolEffectOptions().repeating }
  /// Once.
  public static var nonRepeating: SymbolEffectOptions { SymbolEffectOptions().nonRepeating }
  /// A number of times; `nil`: on and on.
  public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }
  /// As a behaviour says.
  public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { SymbolEffectOptions().repeat(behavior) }
  /// A number of times as fast, from a hundredth to a hundred; what is no number counts as a hundredth.
  public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

  /// On and on.
  public var repeating: SymbolEffectOptions { self.repeat(.periodic) }
  /// Once.
  public var nonRepeating: SymbolEffectOptions { self.repeat(1) }
  /// A number of times; `nil`: on and on.
  public func `repeat`(_ count: Int?) -> SymbolEffectOptions { self.repeat(.periodic(count)) }
  /// As a behaviour says.
  public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
    with { ($0.repetition, $0.delay) = (behavior.repetition, behavior.delay) }
  }
  /// A number of times as fast, from a hundredth to a hundred; what is no number counts as a hundredth.
  public func speed(_ speed: Double) -> SymbolEffectOptions { with { $0.rate = speed > 0.01 ? min(speed, 100) : 0.01 } }

  private func with(_ change: (inout SymbolEffectOptions) -> Void) -> SymbolEffectOptions {
    var options = self
    change(&options)
    return options
  }

  /// How many times the effect runs; `nil`: on and on.
  func count(isIndefinite: Bool) -> Int? {
    switch repetition {
    case .automatic: isIndefinite ? nil : 1
    case .forever: nil
    case .times(let count): count
    }
  }
}
