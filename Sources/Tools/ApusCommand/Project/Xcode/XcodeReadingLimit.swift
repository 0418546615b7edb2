/// How much of a project is looked at before it counts as a mistake or as bad intent.
final class XcodeReadingLimit {
  private let project: Path
  private var remaining: Int

  /// Two hundred thousand files, each counted in every target that has it, are more than any project has.
  init(_ project: Path, most: Int = 200_000) { (self.project, remaining) = (project, most) }

  /// Counts what is looked at.
  func take(_ count: Int) throws {
    remaining -= count
    guard remaining >= 0 else {
      throw CommandError.failure(
        "\(project) names too many files to be read, or a folder that holds too many; look for a folder that leads out of it")
    }
  }
}
