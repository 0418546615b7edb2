@testable import SwiftUICore
import Testing

@MainActor
@Suite("The bits of closures")
struct ClosureBitsTests {
  private struct Rule { let closure: (Int) -> Int }
  private func bits(_ rule: Rule) -> ClosureBits { ClosureBits(of: rule) }
  private func plain() -> Rule { Rule { $0 + 1 } }
  private func other() -> Rule { Rule { $0 - 1 } }
  private func adding(_ number: Int) -> Rule { Rule { $0 + number } }

  @Test("A literal that captures nothing has the same bits each time")
  func plainLiterals() {
    #expect(bits(plain()) == bits(plain()))
    #expect(bits(plain()) != bits(other()))
  }

  @Test("A closure that captures is the same as itself and its copies, and as no other")
  func capturing() {
    let (one, other) = (adding(1), adding(1))
    let copy = one
    #expect(bits(one) == bits(copy))
    #expect(bits(one) != bits(other), "each evaluation has a context of its own")
    #expect(bits(one) != bits(plain()))
  }

  @Test("What generic code was given has the bits of what was given")
  func holder() {
    func bits<Input, Output>(_ closure: @escaping (Input) -> Output) -> [ClosureBits] {
      let copy = closure
      return [ClosureBits(of: ClosureBits.Holder(closure)), ClosureBits(of: ClosureBits.Holder(copy))]
    }
    let number = Int.random(in: 0...9)
    for found in [bits { (value: Int) in value + 1 }, bits { (value: String) in value + "\(number)" }] {
      #expect(found[0] == found[1])
    }
  }

  @Test("A loop knows its rows by a closure that captures nothing, and not by one that captures")
  func loops() {
    func plain() -> ClosureBits { ForEach(0..<3, id: \.self) { Text(verbatim: "\($0)") }.contentBits }
    func range() -> ClosureBits { ForEach(0..<3) { Text(verbatim: "\($0)") }.contentBits }
    func capturing(_ name: String) -> ClosureBits { ForEach(0..<3, id: \.self) { Text(verbatim: "\(name) \($0)") }.contentBits }
    #expect(plain() == plain())
    #expect(range() == range())
    let kept = ForEach(0..<3, id: \.self) { [name = "a"] in Text(verbatim: "\(name) \($0)") }
    #expect(kept.contentBits == kept.contentBits)
    #expect(capturing("a") != plain())
  }
}
