import Foundation
import Testing

@testable import ApusCommand

@Suite("What apus test PATH is told")
struct AppTestOptionsTests {
  @Test("options of builds are apus', all other words the tests' program's")
  func words() throws {
    let options = try AppTestOptions(words: [
      "--filter", "Train", "--target", "Depot", "--configuration=Release", "--parallel", "--no-gtk", "--skip=slow", "--list",
      "--junit", "a b.xml", "--attachments=pictures",
    ])
    #expect(options.rest == ["--parallel"])
    #expect(options.settings == ["--target", "Depot", "--configuration=Release", "--no-gtk"])
    #expect(options.isListing && options.report == "a b.xml" && options.attachments == "pictures")
    #expect(options.filter.arguments == ["--filter", "Train", "--skip", "slow"])
    let none = AppTestOptions()
    #expect(!none.isListing && none.report == nil && none.filter.isEmpty)
  }

  @Test("a value that is missing or no regular expression is said")
  func mistakes() {
    for words in [["--junit"], ["--attachments"], ["--filter", ""], ["--skip"]] {
      #expect(failure { _ = try AppTestOptions(words: words) }?.code == 2)
    }
    #expect(failure { _ = try AppTestOptions(words: ["--filter", "a("]) }?.message.contains("'a(' after --filter") == true)
  }

  private func cases() -> XCTestCases {
    XCTestCases(
      in: [
        Data("class A: XCTestCase { func testOne() {}\n func testTwo() {} }\nclass B: XCTestCase { func testOne() {} }".utf8)
      ])
  }

  private func filter(_ words: String...) throws -> AppTestFilter { try AppTestOptions(words: words).filter }

  @Test("XCTest is told classes where all of their tests are chosen, else tests")
  func filters() throws {
    #expect(cases().tests(in: "M").map(\.text) == ["M.A/testOne", "M.A/testTwo", "M.B/testOne"])
    #expect(try filter().xcTestNames(of: cases(), in: "M") == nil)
    #expect(try filter("--filter", "M").xcTestNames(of: cases(), in: "M") == nil)
    #expect(try filter("--filter", "testOne$").xcTestNames(of: cases(), in: "M") == "M.A/testOne,M.B")
    #expect(try filter("--skip", "B/").xcTestNames(of: cases(), in: "M") == "M.A")
    #expect(try filter("--filter", "A/", "--filter", "B/", "--skip", "Two").tests(of: cases(), in: "M").count == 2)
    #expect(try filter("--filter", "elsewhere").tests(of: cases(), in: "M").isEmpty)
    #expect(try filter("--filter", "^M\\.A").includes("M.A/testOne") && !filter("--skip", "A").includes("M.A/testOne"))
  }
}
