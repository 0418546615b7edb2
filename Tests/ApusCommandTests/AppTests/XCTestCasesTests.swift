import Foundation
import Testing

@testable import ApusCommand

@Suite("Finding XCTest's tests in sources")
struct XCTestCasesTests {
  private func cases(_ texts: String..., isIsolated: Bool = false) -> [String] {
    XCTestCases(in: texts.map { Data($0.utf8) }, isIsolated: isIsolated).cases.map { testCase in
      testCase.name + ": " + testCase.tests.map { $0.name + ($0.isAwaited ? " awaited" : "") }.joined(separator: ", ")
    }
  }

  @Test("methods of a class and its extensions, those above it first")
  func methods() {
    let text = """
      class Base: XCTestCase { func testBase() {} }
      final class A: Base {
        override func setUp() {}
        func testOne() throws { func testInner() {} }
        func testTwo() async throws {}
        func helper() {}
      }
      """
    #expect(
      cases(text, "extension A { func testThree() {} }") == [
        "Base: testBase", "A: testBase, testOne, testTwo awaited, testThree",
      ])
  }

  @Test("what XCTest would not run is left out")
  func others() {
    #expect(
      cases(
        """
        class A: XCTestCase {
          static func testStatic() {}
          private func testPrivate() {}
          func testWith(_ value: Int) {}
          func testThat() -> Int { 1 }
          // func testComment() {}
        }
        class B { func testNothing() {} }
        class C: C { func testLoop() {} }
        struct D { func testStruct() {} }
        """) == [])
  }

  @Test("those of the main actor are awaited")
  func isolation() {
    #expect(cases("@MainActor final class A: XCTestCase { func testA() {} }") == ["A: testA awaited"])
    #expect(cases("class A: XCTestCase { @MainActor func testA() {}\n func testB() {} }") == ["A: testA awaited, testB"])
    #expect(
      cases("class A: XCTestCase { func testA() {}\n nonisolated func testB() {} }", isIsolated: true) == [
        "A: testA awaited, testB"
      ])
  }

  @Test("a class that says it is of no actor is awaited for nothing")
  func freeClasses() {
    #expect(cases("nonisolated final class A: XCTestCase { func testA() {} }", isIsolated: true) == ["A: testA"])
  }

  @Test("the list is an expression of Swift")
  func listing() {
    let source = "class A: XCTestCase { func testA() {}\n func testB() async {}\n func testC() async throws {} }"
    let text = XCTestCases(in: [Data(source.utf8)]).listing
    #expect(text.contains("(\"testA\", A.testA),") && text.contains("asyncTest({ (test: A) in { await test.testB() } })"))
    #expect(text.contains("asyncTest({ (test: A) in { try await test.testC() } })"))
    // The object belongs to no actor, unlike this method.
    let main = XCTestCases(in: [Data("class A: XCTestCase { @MainActor func testA() {} }".utf8)]).listing
    #expect(main.contains("asyncTest({ (test: A) in { nonisolated(unsafe) let own = test; await own.testA() } })"))
    let whole = XCTestCases(in: [Data("@MainActor class A: XCTestCase { func testA() {} }".utf8)]).listing
    #expect(whole.contains("asyncTest({ (test: A) in { await test.testA() } })"))
  }

  @Test("a test of the main actor, in a class of none, is given the instance")
  func sending() {
    let source = "class A: XCTestCase { @MainActor func testA() throws {} }\n@MainActor class B: XCTestCase { func testB() {} }"
    let text = XCTestCases(in: [Data(source.utf8)]).listing
    #expect(
      text.contains("asyncTest({ (test: A) in { nonisolated(unsafe) let own = test; try await own.testA() } })"))
    #expect(text.contains("asyncTest({ (test: B) in { await test.testB() } })"))
    #expect(XCTestCases(in: [Data(source.utf8)], isIsolated: true).listing.contains("nonisolated") == false)
  }
}
