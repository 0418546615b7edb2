import Foundation
import Observation
import SeededNumbers
import SwiftDataCore
import Synchronization
import Testing

/// Arrays of relationships are lent to those who change them in place.
@Suite("Arrays that are changed in place") struct ArraysInPlaceTests {
  typealias Project = Plan.Project
  typealias Job = Plan.Job

  private func project() throws -> (ModelContext, Project) {
    let context = ModelContext(try Plan.container()), project = Project(name: "House")
    context.insert(project)
    return (context, project)
  }

  private func makeRoom(in jobs: inout [Job]) { jobs.reserveCapacity(64) }

  /// Whether an array's memory is where it was after an element was added to it, for which it had room.
  private func appends(_ job: Job, to jobs: inout [Job]) -> Bool {
    let before = jobs.withUnsafeBufferPointer { $0.baseAddress }
    jobs.append(job)
    return before == jobs.withUnsafeBufferPointer { $0.baseAddress }
  }

  @Test("are not copied, and are the relationship's afterwards")
  func places() throws {
    let (context, project) = try project()
    makeRoom(in: &project.jobs)
    for number in 0..<40 {
      let isInPlace = appends(Job(title: "\(number)"), to: &project.jobs)
      #expect(isInPlace)
    }
    #expect(project.jobs.map(\.title) == (0..<40).map(String.init))
    #expect(project.jobs.allSatisfy { $0.project === project && $0.modelContext === context })
    try context.save()
    #expect(try ModelContext(context.container).fetchCount(FetchDescriptor<Job>()) == 40)
  }

  /// Drops the last job, and puts new ones in its place, some of which may get its memory.
  private func exchange(_ jobs: inout [Job], _ title: String) {
    jobs.removeLast()
    jobs.append(Job(title: title))
  }

  @Test("may get other models at the addresses of those that went")
  func addresses() throws {
    let (context, project) = try project()
    project.jobs = [Job(title: "first"), Job(title: "last")]
    try context.save()
    for number in 0..<50 {
      exchange(&project.jobs, "\(number)")
      #expect(project.jobs.map(\.title) == ["first", "\(number)"])
      #expect(project.jobs.allSatisfy { $0.project === project })
      try context.save()
    }
  }

  @Test("have what the same changes of an array have", arguments: 1...8)
  func randomChanges(seed: Int) throws {
    var random = SplitMix(seed: UInt64(seed))
    let (context, project) = try project()
    let spare = (0..<12).map { Job(title: "\($0)") }
    var expected: [Job] = []
    for _ in 0..<120 {
      let index = Int.random(in: 0...expected.count, using: &random), job = spare[Int.random(in: 0..<12, using: &random)]
      switch Int.random(in: 0..<4, using: &random) {
      case 0 where !expected.contains(where: { $0 === job }):
        expected.insert(job, at: index)
        project.jobs.insert(job, at: index)
      case 1 where index < expected.count:
        expected.remove(at: index)
        project.jobs.remove(at: index)
      case 2 where index < expected.count:
        expected.swapAt(0, index)
        project.jobs.swapAt(0, index)
      case 3: try context.save()
      default: break
      }
      #expect(project.jobs.map(\.title) == expected.map(\.title))
      #expect(spare.allSatisfy { job in (job.project === project) == expected.contains { $0 === job } })
    }
  }

  @Test("tell those who observe them once")
  func observers() throws {
    let (_, project) = try project()
    let told = Mutex(0)
    withObservationTracking {
      _ = project.jobs
    } onChange: {
      told.withLock { $0 += 1 }
    }
    project.jobs.append(Job(title: "Roof"))
    #expect(told.withLock { $0 } == 1 && project.jobs.count == 1)
  }
}
