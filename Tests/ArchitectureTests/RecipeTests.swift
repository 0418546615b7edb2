import Foundation
import Testing

/// The places to run Apus in: the container's recipe, what uses it, and the lists of packages.
@Suite("Recipes and package lists")
struct RecipeTests {
  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  private static func recipe() throws -> ContainerRecipe { ContainerRecipe(try text("Containerfile")) }

  /// The names that `scripts/system-packages` prints; its exit code where it refuses.
  private func names(_ arguments: [String]) throws -> (names: [String], code: Int32) {
    let (process, output) = (Process(), Pipe())
    process.executableURL = Self.root.appendingPathComponent("scripts/system-packages")
    process.arguments = arguments
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
    let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return (text.split(separator: "\n").map(String.init), process.terminationStatus)
  }

  @Test("the stages build upon each other, and what they copy and run is there")
  func stages() throws {
    let recipe = try Self.recipe()
    #expect(recipe.stages.map(\.name) == ["develop", "archive", "apus"])
    #expect(recipe.stages.map(\.base) == ["${SWIFT_IMAGE}", "develop", "${SYSTEM_IMAGE}"])
    let copied = recipe.stages.flatMap(\.copied)
    #expect(copied.contains("scripts/system-packages.txt"))
    let run = ["scripts/dist", "scripts/swift-parts"]
    for path in copied + run {
      #expect(FileManager.default.fileExists(atPath: Self.root.appendingPathComponent(path).path), "\(path)")
    }
    for script in run { #expect(recipe.stages[1].text.contains("/sources/\(script) ")) }
  }

  @Test("the images are of one release, and Swift is the one that README names")
  func images() throws {
    let recipe = try Self.recipe()
    let swift = try #require(recipe.arguments["SWIFT_IMAGE"]?.split(separator: "/").last)
    let system = try #require(recipe.arguments["SYSTEM_IMAGE"]?.split(separator: "/").last)
    let (version, release) = (swift.split(separator: ":")[1].split(separator: "-")[0], swift.split(separator: "-")[1])
    #expect(system == "debian:\(release)-slim")
    let series = version.split(separator: ".").prefix(2).joined(separator: ".")
    #expect(try Self.text("README.md").contains("with Swift \(series)"))
  }

  @Test("each stage installs its groups of the list, by the list alone")
  func installedGroups() throws {
    let stages = try Self.recipe().stages
    #expect(stages[0].text.contains("--names base gtk test)"))
    #expect(stages[2].text.contains("--names base gtk)"))
    let listed = Set(try names(["--names", "base", "gtk", "test"]).names)
    for stage in stages {
      let words = Set(stage.text.split(whereSeparator: \.isWhitespace).map(String.init))
      #expect(words.isDisjoint(with: listed), "\(stage.name) names packages of the list by itself")
    }
  }

  @Test("what opens the recipe names stages that it has, and its page describes all of them")
  func users() throws {
    let stages = try Self.recipe().stages.map(\.name)
    let json = try JSONSerialization.jsonObject(with: Data(Self.text(".devcontainer/devcontainer.json").utf8))
    let build = try #require((json as? [String: Any])?["build"] as? [String: String])
    #expect(stages.contains(build["target"] ?? ""))
    #expect(build["dockerfile"] == "../Containerfile" && build["context"] == "..")
    let workflow = try Self.text(".github/workflows/ci.yml").split(whereSeparator: \.isWhitespace).map(String.init)
    let targets = zip(workflow, workflow.dropFirst()).filter { $0.0 == "--target" }.map(\.1)
    #expect(targets == ["develop"])
    let page = try Self.text("docs/Continuous.md")
    for stage in stages { #expect(page.contains("`\(stage)`")) }
  }

  @Test(
    "a release's names are the list's but for its own lines",
    arguments: [
      ("debian-12", "libpoppler-glib8", true), ("debian-13", "libpoppler-glib8t64", true),
      ("ubuntu-24.04", "libpoppler-glib8t64", true), ("ubuntu-22.04", "libpoppler-glib8", false),
    ])
  func releases(release: String, poppler: String, hasIcons: Bool) throws {
    let own = try names(["--release", "debian-12", "--names", "base", "gtk", "test"]).names
    let others = try names(["--release", release, "--names", "base", "gtk", "test"]).names
    #expect(own.count >= 25)
    #expect(others.contains(poppler))
    #expect(others.contains("bootstrap-icons") == hasIcons)
    let differing = Set(own).symmetricDifference(others)
    #expect(differing.isSubset(of: ["libpoppler-glib8", "libpoppler-glib8t64", "bootstrap-icons"]))
    #expect(try names(["--release", release, "gtk"]).names.allSatisfy { $0.contains(" ") })
  }

  @Test("other words are refused", arguments: [[], ["--names"], ["base", "tests"], ["--release"]])
  func refusals(arguments: [String]) throws {
    let answer = try names(arguments)
    #expect(answer.names == [] && answer.code == 1)
  }

  @Test("the releases are the same in the list, on the page and in the workflow; what a line renames is listed")
  func sameReleases() throws {
    let lines = try Self.text("scripts/system-packages.txt").split(separator: "\n")
      .map { $0.split(whereSeparator: \.isWhitespace).map(String.init) }
    let listed = Set(lines.filter { !$0[0].hasPrefix("@") && !$0[0].hasPrefix("#") }.map { $0[0] })
    let renamed = lines.filter { $0[0].hasPrefix("@") }
    for line in renamed { #expect(line.count == 3 && listed.contains(line[1]), "\(line.joined(separator: " "))") }
    let rows = try Self.text("docs/Continuous.md").split(separator: "\n")
      .filter { $0.hasPrefix("| Debian ") || $0.hasPrefix("| Ubuntu ") }
    let onPage = rows.map { row in
      row.split(separator: "|")[0].trimmingCharacters(in: .whitespaces).lowercased().replacingOccurrences(of: " ", with: "-")
    }
    #expect(onPage.count == 4)
    #expect(Set(renamed.map { String($0[0].dropFirst()) }).isSubset(of: onPage))
    let workflow = try Self.text(".github/workflows/ci.yml")
    for release in onPage {
      #expect(workflow.contains("\"\(release.replacingOccurrences(of: "-", with: ":"))\""), "\(release)")
    }
  }

  @Test("a recipe is read with its continued lines, without comments")
  func reading() {
    let recipe = ContainerRecipe(
      """
      ARG A=one/two:3
      # FROM nothing AS none
      FROM ${A} AS first
      COPY a b/c /d/
      RUN x \\
       # in between
       && y
      FROM first
      COPY --from=first /a /b
      """)
    #expect(recipe.arguments == ["A": "one/two:3"])
    #expect(
      recipe.stages == [
        .init(name: "first", base: "${A}", text: "COPY a b/c /d/\nRUN x  && y\n", copied: ["a", "b/c"]),
        .init(name: "", base: "first", text: "COPY --from=first /a /b\n", copied: []),
      ])
  }
}
