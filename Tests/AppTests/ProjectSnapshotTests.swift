import Foundation
import Testing

/// `apus test` on a project whose tests take snapshots, as their author wrote them for another renderer.
@Suite("Snapshots of projects", .serialized)
struct ProjectSnapshotTests {
  private let references = "PostcardTests/__Snapshots__"

  private func all(_ outcome: AppRun.Outcome) -> String { outcome.output + outcome.errors }

  private func test(_ clone: ProjectClone, _ environment: [String: String] = [:]) throws -> AppRun.Outcome {
    try AppRun.apus(["test", "."], in: clone.place, environment: environment)
  }

  /// The names of the references of a source with tests.
  private func names(_ clone: ProjectClone, _ source: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: clone.place.appending(path: "\(references)/\(source)").path).sorted()
  }

  @Test("are compared with ours, recorded where they are missing, and those of another renderer stay as they are")
  func postcard() throws {
    let clone = try ProjectClone("Postcard")
    let foreign = clone.place.appending(path: "\(references)/CardTests/testCardView.1.png")
    let before = try Data(contentsOf: foreign)
    let artifacts = clone.folder.appending(path: "artifacts")

    // What is there as data is as its author recorded it. Nobody has asked for a picture beside the other renderer's.
    let first = try test(clone)
    #expect(first.code == 1 && first.errors.contains("PostcardTests: 5 tests, 4 failed"), "\(all(first))")
    #expect(all(first).contains("The reference was drawn by another renderer than Apus"), "\(all(first))")
    #expect(all(first).contains("There was no reference, so this snapshot was recorded as one"))
    #expect(!all(first).contains("The snapshot is not as its reference"))
    #expect(
      try names(clone, "CardTests") == [
        "testCardAsData.1.json", "testCardAsData.2.txt", "testCardView.1.png", "testDevices.iPad-dark.png",
        "testDevices.iPhone.png",
      ])
    #expect(try names(clone, "CardLookTests") == ["largeText.1.png", "stamp-hasStamp.plain.png", "stamp-hasStamp.stamped.png"])

    let second = try test(clone, ["SNAPSHOT_TESTING_RECORD": "missing"])
    #expect(second.code == 1 && all(second).contains("was recorded beside it"), "\(all(second))")
    #expect(try names(clone, "CardTests").contains("testCardView.1.apus.png"))
    let third = try test(clone)
    #expect(third.code == 0, "\(all(third))")

    // A change of the view is seen, and the picture of the difference is kept.
    let card = try String(contentsOf: clone.place.appending(path: "Postcard/Card.swift"), encoding: .utf8)
    try clone.write(card.replacing("Color.teal", with: "Color.red"), to: "Postcard/Card.swift")
    let fourth = try test(clone, ["SNAPSHOT_ARTIFACTS": artifacts.path])
    #expect(fourth.code == 1 && all(fourth).contains("The snapshot is not as its reference"), "\(all(fourth))")
    #expect(all(fourth).contains("ksdiff \"\(clone.place.path)/\(references)/CardTests/testCardView.1.apus.png\""))
    #expect(
      FileManager.default.fileExists(
        atPath: artifacts.appending(path: "CardLookTests/stamp-hasStamp.stamped.difference.png").path))
    #expect(!FileManager.default.fileExists(atPath: artifacts.appending(path: "CardLookTests/stamp-hasStamp.plain.png").path))
    #expect(try Data(contentsOf: foreign) == before)
  }
}
