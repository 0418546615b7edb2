import Foundation
import SwiftDataCore
import Testing

/// A scheduler whose clock is turned by hand.
@MainActor private final class HandClock: ModelContextScheduler {
  var now = 0.0
  private var waiting: [(time: Double, action: @MainActor () -> Void)] = []

  func schedule(after seconds: Double, _ action: @escaping @MainActor () -> Void) { waiting.append((now + seconds, action)) }

  func turn(by seconds: Double) {
    now += seconds
    let due = waiting.filter { $0.time <= now }
    waiting.removeAll { $0.time <= now }
    for entry in due { entry.action() }
  }
}

@MainActor
@Suite("Saving by itself", .serialized) struct AutosaveTests {
  private func withClock(_ body: (HandClock, ModelContext) throws -> Void) throws {
    let clock = HandClock()
    ModelContext.autosaveScheduler = clock
    defer { ModelContext.autosaveScheduler = nil }
    let container = try Plan.container()
    try body(clock, container.mainContext)
    withExtendedLifetime(container) {}
  }

  @Test("saves half a second after the last change, five after the first")
  func times() throws {
    try withClock { clock, context in
      #expect(context.autosaveEnabled)
      let project = Plan.Project(name: "House")
      context.insert(project)
      clock.turn(by: 0.4)
      project.rank = 1
      clock.turn(by: 0.4)
      #expect(context.hasChanges)
      clock.turn(by: 0.2)
      #expect(!context.hasChanges)
      for step in 0..<11 {
        project.rank = 10 + step
        #expect(context.hasChanges)
        clock.turn(by: 0.45)
      }
      project.rank = 30
      clock.turn(by: 0.1)
      #expect(!context.hasChanges)
    }
  }

  @Test("does not save what is not to be, and saves at once where asked")
  func choice() throws {
    try withClock { clock, context in
      context.autosaveEnabled = false
      context.insert(Plan.Project(name: "House"))
      clock.turn(by: 9)
      #expect(context.hasChanges)
      context.autosaveEnabled = true
      clock.turn(by: 1)
      #expect(!context.hasChanges)
      context.insert(Plan.Project(name: "Hut"))
      context.autosaveNow()
      #expect(!context.hasChanges)
      #expect(!ModelContext(context.container).autosaveEnabled)
    }
  }

  @Test("what waits is announced once until it is delivered")
  func announcing() throws {
    try withClock { _, context in
      var count = 0
      ModelContext.changesArePending = { _ in count += 1 }
      defer { ModelContext.changesArePending = nil }
      let observation = context.addChangeObserver { _ in }
      context.insert(Plan.Project(name: "House"))
      context.insert(Plan.Project(name: "Hut"))
      #expect(count == 1)
      context.processPendingChanges()
      context.insert(Plan.Project(name: "Tent"))
      #expect(count == 2)
      withExtendedLifetime(observation) {}
    }
  }
}
