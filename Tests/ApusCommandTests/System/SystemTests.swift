import Foundation
import Testing

@testable import ApusCommand

@Suite("Paths, hashes and processes")
struct SystemTests {
  @Test(
    "a path's parts",
    arguments: [
      ("/a/b/Card.swift", "Card.swift", "Card", "swift", "/a/b"), ("/a/", "a", "a", "", "/"),
      ("x.tar.GZ", "x.tar.GZ", "x.tar", "gz", "."), ("/.hidden", ".hidden", ".hidden", "", "/"), ("/", "", "", "", "/"),
      ("/a/b\0/c", "b", "b", "", "/a"),
    ])
  func parts(text: String, name: String, stem: String, fileExtension: String, parent: String) {
    let path = Path(text)
    #expect(path.name == name)
    #expect(path.stem == stem)
    #expect(path.fileExtension == fileExtension)
    #expect(path.parent == Path(parent))
  }

  @Test(
    "absolute paths have no dots",
    arguments: [
      ("b", "/a/b"), ("./b/../c/", "/a/c"), ("../../../x", "/x"), ("/y//z/.", "/y/z"), (".", "/a"), ("", "/a"),
    ])
  func absolute(text: String, expected: String) {
    #expect(Path(text).absolute(in: Path("/a")) == Path(expected))
  }

  @Test("hashes tell apart what differs by little")
  func hashes() {
    let texts = ["", "a", "b", "ab", "ba", "12345678", "123456789", "1234567\0", "12345678\0", "a b"]
    let hashes = texts.map { ContentHash.hex(of: [$0]) } + [ContentHash.hex(of: []), ContentHash.hex(of: ["a", "b"])]
    #expect(Set(hashes).count == hashes.count)
    #expect(hashes.allSatisfy { $0.count == 32 })
    #expect(ContentHash.hex(of: ["a", "b"]) == ContentHash.hex(of: ["a", "b"]))
  }

  @Test("a process's output and exit code come back")
  func process() throws {
    let environment = ["PATH": "/usr/bin:/bin", "WORD": "two words"]
    let shell = { Subprocess(program: "sh", arguments: ["-c", $0], environment: environment) }
    let answer = try shell("printf '%s' \"$WORD\"; echo no >&2; exit 3").capture()
    #expect(answer.code == 3)
    #expect(String(decoding: answer.output, as: UTF8.self).hasPrefix("two words"))
    var lines: [String] = []
    #expect(try shell("echo a; echo b >&2; printf c; kill -TERM $$").run { lines.append($0) } == 143)
    #expect(lines == ["a", "b", "c"])
    #expect(failure { _ = try Subprocess(program: "/no/such", environment: [:]).capture() }?.code == 1)
  }

  @Test("names are cut where what is added to them would make them too long for a file")
  func shortNames() {
    #expect("Town Ranking".shortened == "Town Ranking")
    let long = String(repeating: "街", count: 83)
    #expect(long.shortened == String(repeating: "街", count: 33))
    #expect(AppProject.moduleName(for: long, besides: []) == String(repeating: "街", count: 33))
  }

  @Test("a file whose size and time are those of its earlier content has changed all the same")
  func changeTime() throws {
    let folder = try TemporaryFolder()
    try folder.write(["a": "one"])
    let file = folder.path / "a"
    let (status, changed) = (try #require(FileStatus(of: file)), file.changeTime)
    usleep(20_000)
    try folder.write(["a": "two"])
    let time = timespec(tv_sec: Int(status.modified / 1_000_000_000), tv_nsec: Int(status.modified % 1_000_000_000))
    #expect(utimensat(AT_FDCWD, file.string, [time, time], 0) == 0)
    #expect(FileStatus(of: file) == status)
    #expect(file.changeTime != changed)
  }

  @Test("pkg-config's flags, spaces in paths kept")
  func flags() {
    let flags = PkgConfig.parse("-I/usr/include/a -I/with\\ space/b  -pthread\n-I/usr/include/a ")
    #expect(flags == ["-I/usr/include/a", "-I/with space/b", "-pthread", "-I/usr/include/a"])
    #expect(PkgConfig.withoutRepetition(flags) == ["-I/usr/include/a", "-I/with space/b", "-pthread"])
    #expect(PkgConfig.parse(" \n") == [])
  }

  @Test(
    "durations read as people say them",
    arguments: [(0.04, "0.0 s"), (1.26, "1.3 s"), (59.9, "59.9 s"), (61, "1 min 1 s")])
  func durations(seconds: Double, expected: String) {
    #expect(Duration.seconds(seconds).short == expected)
  }

  @Test(
    "the package list: names, groups and reasons, and only such lines",
    arguments: [
      ("debian 12", ["fontconfig", "libicons", "xvfb"]), ("debian 13", ["libfontconfig-t64", "libicons", "xvfb"]),
      ("ubuntu 22.04", ["fontconfig", "xvfb"]), ("unknown", ["fontconfig", "libicons", "xvfb"]),
    ])
  func packages(distribution: String, names: [String]) throws {
    let text = """
      # comment
      fontconfig  base   finds fonts
      libicons base  has icons
      xvfb test a display

      @debian-13    fontconfig  libfontconfig-t64
      @ubuntu-22.04 libicons -
      """
    let packages = try DebianPackages(text: text, distribution: distribution).packages
    #expect(packages.map(\.name) == names)
    #expect(packages.first == .init(name: names[0], group: .base, reason: "finds fonts"))
    #expect(packages.last == .init(name: "xvfb", group: .test, reason: "a display"))
  }

  @Test(
    "a line of the package list that is none is refused with its text",
    arguments: ["name other reason", "name base", "@debian-13 name", "@debian-13 name two words", "@debian-13"])
  func packageLines(line: String) {
    let error = failure { _ = try DebianPackages(text: line, distribution: "debian 13") }
    #expect(error?.code == 1)
    #expect(error?.message.contains(line) == true)
  }

  @Test("fontconfig's answer is the wanted family or what is left")
  func fonts() {
    let wanted = FontRole.match("Noto Sans CJK JP,Noto Sans CJK JP Regular\n/a.ttc\n", wanted: "Noto Sans CJK JP")
    #expect(wanted == FontRole.Match(family: "Noto Sans CJK JP", file: Path("/a.ttc"), isRequested: true))
    #expect(FontRole.match("DejaVu Sans\n/d.ttf\n", wanted: "Nunito")?.isRequested == false)
    #expect(FontRole.match("", wanted: "Inter") == nil)
  }

  @Test("the cache lies where the environment says")
  func cache() {
    #expect(Installation.cache(environment: ["XDG_CACHE_HOME": "/c", "HOME": "/h"]) == Path("/c/apus"))
    #expect(Installation.cache(environment: ["XDG_CACHE_HOME": "c", "HOME": "/h"]) == Path("/h/.cache/apus"))
  }

  @Test("the framework is found above the executable, or where APUS_ROOT says")
  func root() throws {
    let folder = try TemporaryFolder()
    try folder.write(["f/Package.swift": "", "f/Sources/Frameworks/SwiftUI/View.swift": ""])
    let root = folder.path / "f"
    let find = { try Installation.root(environment: $0, executable: $1, workingFolder: folder.path) }
    #expect(try find([:], root / ".build/debug/apus") == root)
    #expect(try find(["APUS_ROOT": "f"], Path("/usr/bin/apus")) == root)
    #expect(failure { _ = try find([:], Path("/usr/bin/apus")) }?.code == 1)
    #expect(failure { _ = try find(["APUS_ROOT": "/"], root / "x") }?.code == 1)
  }
}
