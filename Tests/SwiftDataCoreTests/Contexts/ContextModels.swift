import Foundation
import SwiftDataCore

/// Classes that the tests of contexts use.
enum Plan {
  @Model final class Project {
    @Attribute(.unique) var name: String
    var rank = 0
    @Relationship(deleteRule: .cascade, inverse: \Job.project) var jobs: [Job] = []
    @Relationship(deleteRule: .deny, inverse: \Guard.project) var guards: [Guard] = []

    init(name: String, rank: Int = 0) {
      self.name = name
      self.rank = rank
    }
  }

  @Model final class Job {
    var title: String
    var isDone = false
    var note: String?
    var project: Project?
    @Relationship(deleteRule: .cascade, inverse: \Step.job) var steps: [Step] = []
    @Relationship(inverse: \Tag.jobs) var tags: [Tag] = []

    init(title: String, project: Project? = nil) {
      self.title = title
      self.project = project
    }
  }

  @Model final class Step {
    var text: String
    var job: Job

    init(text: String, job: Job) {
      self.text = text
      self.job = job
    }
  }

  @Model final class Tag {
    var word: String
    var jobs: [Job] = []

    init(word: String) { self.word = word }
  }

  @Model final class Guard {
    var name: String
    var project: Project?

    init(name: String) { self.name = name }
  }

  /// Leads to a project that does not lead back.
  @Model final class Badge {
    var text: String
    @Relationship(inverse: nil) var project: Project?

    init(text: String) { self.text = text }
  }

  @Model final class Knot {
    var number: Int
    @Relationship(deleteRule: .cascade, inverse: \Knot.previous) var next: Knot?
    @Relationship(deleteRule: .cascade) var previous: Knot?

    init(number: Int) { self.number = number }
  }

  static func container() throws -> ModelContainer {
    try ModelContainer(
      for: Project.self, Job.self, Step.self, Tag.self, Guard.self, Badge.self, Knot.self,
      configurations: ModelConfiguration(isStoredInMemoryOnly: true))
  }
}
