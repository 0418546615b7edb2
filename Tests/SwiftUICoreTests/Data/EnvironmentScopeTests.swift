import Testing

@testable import SwiftUICore

@Suite("Scopes of the environment in other surroundings")
@MainActor
struct EnvironmentScopeTests {
  private enum Near {}
  private enum Far {}

  private func entry(_ value: Int, _ key: Any.Type) -> (key: ObjectIdentifier, value: EnvironmentEntry) {
    (ObjectIdentifier(key), TypedEnvironmentEntry(value, key: key))
  }
  private func value(_ key: Any.Type, in scope: EnvironmentScope) -> Int? {
    (scope.box(for: ObjectIdentifier(key)) as? TypedEnvironmentEntry<Int>)?.value
  }

  @Test("a copy has what is set inside, then what its new surroundings have, and follows what is set inside later")
  func rebased() {
    let outer = EnvironmentScope(parent: nil)
    let middle = EnvironmentScope(parent: outer)
    let inner = EnvironmentScope(parent: middle)
    let place = EnvironmentScope(parent: outer)
    _ = middle.replaceEntries([entry(1, Near.self)])
    _ = place.replaceEntries([entry(2, Near.self), entry(3, Far.self)])
    let copy = inner.rebased(from: outer, onto: place)
    #expect(value(Near.self, in: copy) == 1 && value(Far.self, in: copy) == 3 && value(Far.self, in: inner) == nil)
    _ = middle.replaceEntries([entry(4, Near.self)])
    #expect(value(Near.self, in: copy) == 4)
    _ = middle.replaceEntries([])
    #expect(value(Near.self, in: copy) == 2 && value(Near.self, in: inner) == nil)
    #expect(outer.rebased(from: outer, onto: place) === place)
  }
}
