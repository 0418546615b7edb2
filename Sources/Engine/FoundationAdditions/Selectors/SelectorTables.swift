import EngineRuntime
import Synchronization

/// What messages reach in the classes of an app, by class and name.
///
/// `apus` writes what adds the members, and has it run when the program, or a library, is loaded. That only notes what makes them; the
/// first message has them made.
public enum SelectorTables {
  private struct State {
    var waiting: [@Sendable () -> SelectorMember] = []
    var methods: [ObjectIdentifier: [String: SelectorMember]] = [:]
    var properties: [ObjectIdentifier: [String: SelectorMember]] = [:]

    mutating func add(_ member: SelectorMember) {
      let owner = ObjectIdentifier(member.owner)
      switch member.access {
      case .method: methods[owner, default: [:]][member.name] = member
      case .property: properties[owner, default: [:]][member.name] = member
      }
    }
  }

  private static let state = Mutex(UncheckedSendable(State()))

  /// Adds the member that a function makes.
  ///
  /// - Parameter make: Makes it, when the first message is sent; see ``member(by:)``.
  public static func add(_ make: @escaping @Sendable () -> SelectorMember) {
    state.withLock { $0.change { $0.waiting.append(make) } }
  }

  /// The member that a function of its class makes, which only the main thread may call where that is so for the function.
  ///
  /// - Parameter maker: `() -> SelectorMember`, of the main actor or of none. Its type tells which, so it is taken as it is.
  public static func member<Maker>(by maker: Maker) -> SelectorMember {
    if let make = maker as? () -> SelectorMember { return make() }
    if let make = maker as? @Sendable () -> SelectorMember { return make() }
    let isolated = (maker as? @MainActor () -> SelectorMember) ?? (maker as? @MainActor @Sendable () -> SelectorMember)
    guard let isolated else { fatalError("a \\(Maker.self) makes no SelectorMember; build the app anew with this version of apus") }
    // Safe: it makes two closures and touches nothing of the main thread's.
    var member = unsafeBitCast(isolated, to: (() -> SelectorMember).self)()
    member.needsMainThread = true
    return member
  }

  /// The method of a class itself, without those of its superclasses.
  static func method(_ name: String, of owner: AnyClass) -> SelectorMember? { member { $0.methods[ObjectIdentifier(owner)]?[name] } }

  /// The property of a class itself, without those of its superclasses.
  static func property(_ name: String, of owner: AnyClass) -> SelectorMember? {
    member { $0.properties[ObjectIdentifier(owner)]?[name] }
  }

  private static func member(_ find: (State) -> SelectorMember?) -> SelectorMember? {
    makeWaiting()
    return state.withLock { UncheckedSendable(find($0.value)) }.value
  }

  /// Makes what was added since the last time, without holding the lock: a class that is used for the first time may load a library.
  private static func makeWaiting() {
    let waiting = state.withLock { state in
      let waiting = state.value.waiting
      if !waiting.isEmpty { state.change { $0.waiting = [] } }
      return waiting
    }
    guard !waiting.isEmpty else { return }
    let made = UncheckedSendable(waiting.map { $0() })
    state.withLock { $0.change { state in made.value.forEach { state.add($0) } } }
  }
}

extension UncheckedSendable {
  fileprivate mutating func change(_ edit: (inout Value) -> Void) {
    var value = value
    edit(&value)
    self = UncheckedSendable(value)
  }
}
