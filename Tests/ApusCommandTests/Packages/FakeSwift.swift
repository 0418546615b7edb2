import Foundation

@testable import ApusCommand

/// A package manager that answers from files, in a folder that stands first in PATH.
///
/// It notes how it was called in `calls`. A file in `fails` makes calls fail that have its name among their words, and has what
/// is said then. `swift build` copies what lies in `built` to the scratch folder.
struct FakeSwift {
  let folder: TemporaryFolder

  init(_ folder: TemporaryFolder, dependencies: String) throws {
    self.folder = folder
    try folder.write([
      "bin/swift": """
      #!/bin/sh
      here="\(folder.path)"
      echo "$*" >> "$here/calls"
      while [ $# -gt 0 ]; do
        if [ -f "$here/fails/$1" ]; then cat "$here/fails/$1"; exit 1; fi
        case "$1" in
          --version) echo "Swift version 6.3.1 (fake)"; exit 0;;
          --package-path) package="$2"; shift;;
          --scratch-path) scratch="$2"; shift;;
          --output-path) output="$2"; shift;;
          build|dump-package) command="$1";;
        esac
        shift
      done
      case "$command" in
        dump-package) cat "$package/dump.json" 2>/dev/null || cat "$here/dump.json";;
        build) mkdir -p "$scratch"; cp -R "$here/built/." "$scratch/";;
      esac
      if [ -n "$output" ]; then cp "$here/dependencies.json" "$output"; fi
      """,
      "dependencies.json": dependencies, "built/.keep": "",
    ])
    chmod((folder.path / "bin/swift").string, 0o755)
  }

  var installation: Installation {
    folder.installation(environment: ["PATH": "\(folder.path)/bin:/usr/bin:/bin"])
  }

  var calls: [String] {
    ((try? (folder.path / "calls").readText()) ?? "").split(separator: "\n").map(String.init).filter { $0 != "--version" }
  }

  func forget() throws { try (folder.path / "calls").remove() }

  func framework(_ imports: Set<String> = []) -> Framework {
    Framework(
      identity: "f" + imports.sorted().joined(), libraryFolder: folder.path / "lib", modules: folder.path / "modules",
      moduleMaps: [Path("/m/module.modulemap")], clangFlags: ["-I/usr/include/x"],
      plugins: [Framework.Plugin(module: "M", program: Path("/p/M-tool"))], resources: [folder.path / "F.resources"],
      optionalModules: ["Charts"])
  }
}
