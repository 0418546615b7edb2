import Foundation
import LaunchContract
import Testing

@testable import ApusCommand

@Suite("Showing previews, whatever they do")
struct PreviewRunTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let matrix: [PreviewVariant] = [PreviewVariant(), PreviewVariant(colorScheme: "dark")]

  private func records(_ app: FakePreviewSession.App, lanes: Int = 1) throws -> [PreviewRecord] {
    let makeShoot = { @Sendable [path = folder.path] in
      PreviewShoot(base: LaunchRequest(), folder: path, setsDirection: false) { app.start() }
    }
    let first = makeShoot()
    let subjects = PreviewSubject.subjects(try first.previews(), sources: PreviewSources())
    return try PreviewRun(subjects, variants: matrix, progress: { _ in }, makeShoot: makeShoot).run(lanes: lanes, first: first)
  }

  @Test("one process shows all previews in all variants, with pictures, elements and what was said")
  func all() throws {
    let app = FakePreviewSession.App()
    let records = try records(app)
    #expect(app.starts == 1 && app.ends == 1 && records.count == 10)
    #expect(records.map(\.status) == Array(repeating: .shown, count: 10))
    #expect(records[3].picture == "P2[dark].png" && (folder.path / "P2[dark].png").isFile)
    #expect(records[3].elements.map(\.label) == ["hello"] && records[3].counters?.pixels == 48)
    // What Apus says stands once, not among what the app printed.
    #expect(records[3].diagnostics == ["no symbol"] && records[3].printed == ["printed 4"])
  }

  @Test("a crash names its preview, and the others go on in new processes", arguments: [1, 3])
  func crash(lanes: Int) throws {
    let app = FakePreviewSession.App([2: .crash])
    let records = try records(app, lanes: lanes)
    let crashed = records.filter { $0.status == .crashed }
    #expect(crashed.map(\.title) == ["P2", "P2 [dark]"])
    #expect(crashed.allSatisfy { $0.note?.contains("Index out of range") == true && $0.picture == nil })
    #expect(records.filter { $0.status == .shown }.count == 8 && app.starts > 1 && app.starts == app.ends)
    #expect(records.map(\.name) == ["P1", "P1", "P2", "P2", "P3", "P3", "P4", "P4", "P5", "P5"])
  }

  @Test("a crash that others before it have caused is told apart by a process of its own")
  func crashAfterOthers() throws {
    let app = FakePreviewSession.App([3: .crashAfterOthers])
    let records = try records(app)
    #expect(records.allSatisfy { !$0.isFailure && $0.picture != nil })
    #expect(records[4].note?.contains("after other previews") == true && records[0].note == nil)
  }

  @Test("what hangs is given up, what is refused says why, what never rests is pictured and said")
  func others() throws {
    let app = FakePreviewSession.App([1: .hang, 2: .refusal, 4: .endlessMotion])
    let records = try records(app)
    #expect(records.map(\.status) == [.late, .late, .failed, .failed, .shown, .shown, .moving, .moving, .shown, .shown])
    #expect(records[2].note == "no such preview" && records[2].picture == nil)
    #expect(records[6].picture == "P4.png" && records[6].note?.contains("moves after 5 s") == true)
    #expect(!records[6].isFailure && records[0].isFailure)
  }

  @Test("an app that does not start ends the run")
  func noStart() throws {
    struct Missing: Error {}
    let listed = [RemotePreview(number: 1, name: "A", file: "A.swift", line: 1)]
    let subjects = PreviewSubject.subjects(listed, sources: PreviewSources())
    let makeShoot = { @Sendable [path = folder.path] in
      PreviewShoot(base: LaunchRequest(), folder: path, setsDirection: false) { throw Missing() }
    }
    let run = PreviewRun(subjects, variants: matrix, progress: { _ in }, makeShoot: makeShoot)
    #expect(throws: Missing.self) { try run.run(lanes: 2, first: makeShoot()) }
  }
}
