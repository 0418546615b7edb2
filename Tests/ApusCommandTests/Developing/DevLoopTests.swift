import Foundation
import LaunchContract
import RemoteControl
import Testing

@testable import ApusCommand

@Suite("An app that follows its sources while they are written")
struct DevLoopTests {
  private typealias Turn = StandInDevelopment.Turn

  private let a = Path("/a.swift"), b = Path("/b.swift")
  private let one = StandInDevelopment.build("one"), two = StandInDevelopment.build("two")

  /// Runs a loop to its end; returns what was asked for and what was said, without times.
  private func run(_ world: StandInDevelopment) throws -> (calls: [String], said: [String]) {
    var said: [String] = []
    let loop = DevLoop(
      stage: world, builder: world, watch: world, person: world, saved: Path("/saved.json"),
      say: { said.append($0.replacing(#/ after .*/#, with: "")) })
    try loop.run()
    return (world.calls, said)
  }

  @Test("a change is built, and shown with the state of what showed before")
  func change() throws {
    let world = StandInDevelopment([.changes([a])], results: [.built(one), .built(two)])
    let (calls, said) = try run(world)
    #expect(calls == ["build all", "show one", "build /a.swift", "save", "show two restored", "end"])
    #expect(said == ["built; shown", "a.swift; shown"])
  }

  @Test("files that are written one after the other are one change; one that is always written is built, too")
  func coalescing() throws {
    let several = StandInDevelopment([.changes([a]), .changes([b]), .changes([a])], results: [.built(one)])
    #expect(try run(several).calls.filter { $0.hasPrefix("build") } == ["build all", "build /a.swift /b.swift"])
    let endless = StandInDevelopment(
      Array(repeating: .changes([a]), count: DevLoop.mostRests + 2), results: [.built(one), .unchanged])
    #expect(try run(endless).calls.count { $0 == "build /a.swift" } == 2)
  }

  @Test("folders that are not watched are said once")
  func shortfall() throws {
    let world = StandInDevelopment([.changes([a]), .rest, .changes([b])], results: [.built(one), .unchanged])
    world.shortfall = "/much is not watched"
    #expect(try run(world).said.filter { $0 == "/much is not watched" }.count == 1)
  }

  @Test("errors show over what showed last, and go with the next good build")
  func errors() throws {
    let world = StandInDevelopment(
      [.changes([a]), .rest, .changes([b])], results: [.built(one), .failed("no"), .built(two)])
    let (calls, said) = try run(world)
    #expect(
      calls == [
        "build all", "show one", "build /a.swift", "notice no", "build /b.swift", "save", "show two restored", "end",
      ])
    #expect(said.contains("not built; what shows is the last build"))
  }

  @Test("what is as it was shows on, without the errors that were said of it")
  func undone() throws {
    let world = StandInDevelopment([.changes([a]), .rest, .changes([a])], results: [.built(one), .failed("no"), .unchanged])
    let (calls, said) = try run(world)
    #expect(calls == ["build all", "show one", "build /a.swift", "notice no", "build /a.swift", "notice -", "end"])
    #expect(said.last == "up to date again")
    let written = StandInDevelopment([.changes([a])], results: [.built(one), .unchanged])
    #expect(try run(written).calls == ["build all", "show one", "build /a.swift", "end"])
  }

  @Test("a first build that fails is said by a stage that is there already; what is mended shows")
  func first() throws {
    let (calls, said) = try run(StandInDevelopment([.changes([a])], results: [.failed("no"), .built(one)]))
    #expect(calls == ["build all", "notice no", "build /a.swift", "show one", "end"])
    #expect(said.first == "not built; the next change is built again")
  }

  @Test("an app that crashes is said to have, and the next change starts it again with what was saved last")
  func crash() throws {
    let crash = RemoteEnd(status: 4, lastErrors: ["A.swift:3: Fatal error: Index out of range"])
    let world = StandInDevelopment(
      [.changes([a]), .rest, .rest, .end(.ended(crash)), .changes([a])], results: [.built(one), .built(two), .unchanged])
    let (calls, said) = try run(world)
    #expect(
      calls == [
        "build all", "show one", "build /a.swift", "save", "show two restored", "build /a.swift", "show two restored", "end",
      ])
    #expect(said.contains("the app crashed (trap): A.swift:3: Fatal error: Index out of range"))
    #expect(said.last == "started again; shown")
  }

  @Test("a window that is closed ends all; so do a key and a signal, which is told")
  func ends() throws {
    #expect(try run(StandInDevelopment([.end(.closed), .changes([a])], results: [.built(one)])).calls.last == "end")
    let quit = StandInDevelopment([.wish(.quit), .changes([a])], results: [.built(one)])
    #expect(try run(quit).calls == ["build all", "show one", "end"])
    let signalled = StandInDevelopment([.wish(.interrupt(2))], results: [.built(one)])
    #expect(throws: CommandError.interrupted(2)) { try run(signalled) }
    #expect(signalled.calls.last == "end")
  }

  @Test("what ends while a build runs is noticed before the build shows: a closed window stays closed")
  func endsMeanwhile() throws {
    let closed = StandInDevelopment([.changes([a]), .end(.closed)], results: [.built(one), .built(two)])
    #expect(try run(closed).calls == ["build all", "show one", "build /a.swift", "end"])
    let crash = RemoteEnd(status: 4, lastErrors: ["A.swift:3: Fatal error: no"])
    let crashed = StandInDevelopment([.changes([a]), .end(.ended(crash))], results: [.built(one), .built(two)])
    let (calls, said) = try run(crashed)
    #expect(calls == ["build all", "show one", "build /a.swift", "show two", "end"])
    #expect(said.contains("the app crashed (trap): A.swift:3: Fatal error: no"))
  }

  @Test("to begin anew needs no build and takes no state along")
  func restart() throws {
    let world = StandInDevelopment([.changes([a]), .wish(.restart)], results: [.built(one), .built(two)])
    #expect(try run(world).calls.suffix(2) == ["show two", "end"])
    let unbuilt = StandInDevelopment([.wish(.restart)], results: [.failed("no"), .built(one)])
    #expect(try run(unbuilt).calls == ["build all", "notice no", "build all", "show one", "end"])
  }

  @Test("a build that does not show leaves the one before, with the reason over it; the next one begins without the state")
  func refused() throws {
    let world = StandInDevelopment([.changes([a])], results: [.built(one), .built(two)])
    world.shows = [true, false]
    world.turns.append(.wish(.restart))
    let (calls, said) = try run(world)
    #expect(calls.contains { $0.hasPrefix("notice The new build does not show: ") })
    #expect(calls.suffix(2) == ["show two", "end"])
    #expect(said.contains { $0.hasPrefix("the new build does not show: ") })
  }

  @Test("what cannot be saved is said: all of it, or some properties, these once")
  func lost() throws {
    let dumb = StandInDevelopment([.changes([a])], results: [.built(one), .built(two)])
    dumb.savings = [nil]
    let (calls, said) = try run(dumb)
    #expect(calls.suffix(2) == ["show two", "end"])
    #expect(said.contains("what the app was showing could not be saved; it begins anew"))

    let world = StandInDevelopment(
      [.changes([a]), .rest, .changes([b])], results: [.built(one)])
    world.savings = [RemoteSaved(kept: 0, lost: ["Card.closure"])]
    let lines = try run(world).said
    #expect(lines.count { $0 == "begins anew, as its type cannot be kept: Card.closure" } == 1)
  }

  @Test("keys and signals are what the person wants; without a terminal no keys are read")
  func keys() {
    #expect(DevKeys.wish(of: UInt8(ascii: "r")) == .restart && DevKeys.wish(of: UInt8(ascii: "q")) == .quit)
    #expect(DevKeys.wish(of: UInt8(ascii: "x")) == nil)
    let keys = DevKeys()
    defer { keys.end() }
    // Whoever runs the tests by hand has a terminal, and keeps its keys.
    if !keys.hasTerminal { #expect(keys.wish() == nil) }
    pthread_kill(pthread_self(), SIGHUP)
    #expect(keys.wish() == .interrupt(SIGHUP))
  }
}
