import Foundation
import Testing

@testable import ApusCommand

@Suite("What a build's time went into")
struct BuildTimesTests {
  @Test("processor seconds of the compiler's processes are summed by module")
  func modules() {
    var times = BuildTimes()
    for name in ["UI-A.swift-x86-o-Onone", "UI-all-x86-swiftmodule-Onone", "Core-B.swift-x86-o-Onone"] {
      let own = "time.swift-frontend.\(name)"
      let counters = "\"\(own).wall\": 9.0, \"\(own).user\": 1.5, \"\(own).sys\": 2.5e-01, \"time.swift.IRGen.user\": 1.0"
      times.read(statistics: Data("{\"AST.NumDecls\": 44, \(counters)}".utf8))
    }
    times.read(statistics: Data("{\"cut".utf8))
    #expect(times.modules == ["UI": 3.5, "Core": 1.75])
    #expect(times.text.contains("Processor time by module\n     3.5 s  UI\n     1.8 s  Core\n"))
    #expect(times.text.hasSuffix("\n  none took 300 ms to type-check"))
  }

  @Test("slow functions and expressions are told once, the slowest first")
  func slow() {
    var times = BuildTimes()
    for line in [
      "/a/b c.swift:3:7: warning: instance method 'a()' took 312ms to type-check (limit: 300ms)",
      "/a/b c.swift:3:7: warning: instance method 'a()' took 330ms to type-check (limit: 300ms)",
      "/a/d.swift:9:1: warning: expression took 1200ms to type-check (limit: 300ms)", "/a/d.swift:9:1: warning: never used",
      " 3 | | `- warning: instance method 'a()' took 312ms to type-check (limit: 300ms)",
    ] { times.read(line) }
    #expect(times.slow == ["/a/b c.swift:3: instance method 'a()'": 330, "/a/d.swift:9: expression": 1200])
    #expect(times.text.contains("functions and expressions\n    1200 ms  /a/d.swift:9: expression\n     330 ms  /a/b c"))
  }
}
