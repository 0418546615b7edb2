import EngineTesting
import Dispatch
@testable import SwiftUICore
import Synchronization
import Testing

/// In processes of their own: the bits of keys are given out once for all.
@Suite("Sets of environment keys")
struct EnvironmentMaskTests {
  private enum Key<T> {}

  /// As many types as one likes.
  fileprivate static func keys(_ count: Int) -> [ObjectIdentifier] {
    func wrap<T>(_: T.Type) -> Any.Type { Key<T>.self }
    var type: Any.Type = Int.self
    return (0..<count).map { _ in
      type = _openExistential(type, do: wrap)
      return ObjectIdentifier(type)
    }
  }

  @Test("The first 127 keys have a bit each, all others one together, and keep them")
  func bits() async {
    await #expect(processExitsWith: .success) {
      let keys = EnvironmentMaskTests.keys(200)
      let masks = keys.map { EnvironmentMask.key($0) }
      #expect(Set(masks.prefix(127)).count == 127)
      #expect(masks.prefix(127).allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
      #expect(Set(masks.dropFirst(127)).count == 1)
      #expect(masks[127].isDisjoint(with: masks.prefix(127).reduce(into: []) { $0.formUnion($1) }))
      #expect(keys.shuffled().allSatisfy { key in EnvironmentMask.key(key) == masks[keys.firstIndex(of: key)!] })
    }
  }

  @Test("Few keys behave as a set; with many, what meets is always found")
  func model() async {
    await #expect(processExitsWith: .success) {
      let keys = EnvironmentMaskTests.keys(160)
      var random = SplitMix(seed: 1)
      func mask(_ keys: Set<ObjectIdentifier>) -> EnvironmentMask { keys.reduce(into: []) { $0.formUnion(.key($1)) } }
      func pick(_ range: Range<Int>) -> Set<ObjectIdentifier> {
        Set((0..<Int.random(in: 0...8, using: &random)).map { _ in keys[Int.random(in: range, using: &random)] })
      }
      for key in keys { _ = EnvironmentMask.key(key) }
      for _ in 0..<2_000 {
        let (a, b) = (pick(0..<127), pick(0..<127))
        #expect(mask(a).isDisjoint(with: mask(b)) == a.isDisjoint(with: b))
        #expect(mask(a).isSuperset(of: mask(b)) == a.isSuperset(of: b))
        #expect(mask(a).union(mask(b)) == mask(a.union(b)))
        #expect(mask(a).intersection(mask(b)) == mask(a.intersection(b)))
        let (c, d) = (pick(100..<160), pick(100..<160))
        if !c.isDisjoint(with: d) { #expect(!mask(c).isDisjoint(with: mask(d))) }
        if c.isSuperset(of: d) { #expect(mask(c).isSuperset(of: mask(d))) }
      }
    }
  }

  @Test("Threads that ask at once hear the same")
  func threads() async {
    await #expect(processExitsWith: .success) {
      let keys = EnvironmentMaskTests.keys(100)
      let answers = Mutex<[[EnvironmentMask]]>([])
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        let masks = keys.map { EnvironmentMask.key($0) }
        answers.withLock { $0.append(masks) }
      }
      answers.withLock { #expect(Set($0).count == 1) }
    }
  }
}
