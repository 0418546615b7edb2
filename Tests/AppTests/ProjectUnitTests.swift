import Foundation
import Testing

/// `apus test` on projects whose tests have files and packages of their own.
@Suite("Tests of projects", .serialized)
struct ProjectUnitTests {
  private func all(_ outcome: AppRun.Outcome) -> String { outcome.output + outcome.errors }

  @Test("several targets run in one go, with their own files and packages; those of the interface use the app")
  func severalTargets() throws {
    let clone = try ProjectClone("Kiosk")
    let outcome = try clone.apus("test", ".", "--junit", "out/report.xml")
    #expect(outcome.code == 0, "\(all(outcome))")
    #expect(outcome.errors.contains("KioskTests: 4 tests\n") && outcome.errors.contains("Kiosk Price Tests: 2 tests, 1 skipped"))
    #expect(outcome.errors.contains("KioskUITests: 1 test\n"))
    let report = try String(contentsOf: clone.place.appending(path: "out/report.xml"), encoding: .utf8)
    #expect(report.contains(#"<testsuites tests="7" failures="0" errors="0" skipped="1""#), "\(report)")
    #expect(report.contains(#"classname="KioskTests.TicketTests" name="testColours""#))

    let listed = try clone.apus("test", ".", "--list")
    #expect(listed.code == 0 && listed.output.contains("KioskTests.TicketTests/testCounters\n"), "\(all(listed))")
    #expect(listed.output.contains("Kiosk_Price_Tests.PriceTests/prices(zone:)\n"), "\(listed.output)")
    #expect(!listed.errors.contains("compiling"), "\(listed.errors)")

    let one = try clone.apus("test", ".", "--filter", "testCounters")
    #expect(one.code == 0 && one.errors.contains("KioskTests: 1 test\n"), "\(all(one))")
    let none = try clone.apus("test", ".", "--filter", "nothing")
    #expect(none.code == 1 && none.errors.contains("no test is chosen by --filter nothing"), "\(all(none))")
  }

  @Test("only what changed is compiled again, and a target that crashes or fails leaves the others")
  func changes() throws {
    let clone = try ProjectClone("Kiosk")
    #expect(try clone.apus("test", ".", "--skip", "KioskUITests").code == 0)
    // What tests do not see of the app changes nothing for them.
    let ticket = clone.place.appending(path: "Kiosk/Ticket.swift")
    let text = try String(contentsOf: ticket, encoding: .utf8)
    try clone.write(text.replacing("else { return [] }", with: "else { return .init() }"), to: "Kiosk/Ticket.swift")
    try clone.write(
      "import XCTest\n\nfinal class CrashTests: XCTestCase { func testEnd() { fatalError(\"no paper\") } }\n",
      to: "KioskTests/CrashTests.swift")
    let crashed = try clone.apus("test", ".", "--junit", "report.xml", "--skip", "KioskUITests")
    #expect(crashed.code == 1, "\(all(crashed))")
    #expect(crashed.errors.contains("KioskTests ended with signal"), "\(crashed.errors)")
    #expect(crashed.errors.contains("in KioskTests.CrashTests/testEnd"), "\(crashed.errors)")
    #expect(crashed.errors.contains("Kiosk Price Tests: 2 tests, 1 skipped"))
    #expect(crashed.errors.contains("compiling KioskTests") && crashed.errors.contains("compiling Kiosk for its tests"))
    #expect(!crashed.errors.contains("compiling Kiosk Price Tests"), "\(crashed.errors)")
    let report = try String(contentsOf: clone.place.appending(path: "report.xml"), encoding: .utf8)
    #expect(report.contains("<error message=\"KioskTests ended with signal"), "\(report)")

    try clone.write(
      "import XCTest\n\nfinal class CrashTests: XCTestCase { func testEnd() { XCTFail(\"no ink\") } }\n",
      to: "KioskTests/CrashTests.swift")
    let failed = try clone.apus("test", ".", "--skip", "KioskUITests")
    #expect(failed.code == 1 && failed.errors.contains("KioskTests: 5 tests, 1 failed"), "\(all(failed))")
    #expect(!failed.errors.contains("compiling Kiosk for its tests") && !failed.errors.contains("compiling Kiosk Price Tests"))

    try clone.write("let broken: Int = \"\"\n", to: "KioskTests/CrashTests.swift")
    let broken = try clone.apus("test", ".", "--skip", "KioskUITests")
    #expect(broken.code == 1 && broken.errors.contains("KioskTests was not run: KioskTests does not compile"), "\(all(broken))")
    #expect(broken.errors.contains("Kiosk Price Tests: 2 tests, 1 skipped"))
  }

  @Test("a Swift Playgrounds app is tested with its packages and its tests' files")
  func playground() throws {
    let outcome = try ProjectClone("Sketch.swiftpm").apus("test", ".")
    #expect(outcome.code == 0 && outcome.errors.contains("AppModuleTests: 3 tests\n"), "\(all(outcome))")
  }
}
