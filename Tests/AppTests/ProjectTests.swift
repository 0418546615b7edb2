import Foundation
import Testing

/// Projects as their authors would write them, copied as a clone would lie there, and used by the commands from their own folder.
@Suite("Projects as Xcode leaves them", .serialized)
struct ProjectTests {
  @Test("a project with groups: sources elsewhere, localised texts, Info.plist, catalogue, tests, and no script runs")
  func groups() throws {
    let clone = try ProjectClone("Bakery")
    let shown = try clone.shown()
    #expect(shown.contains("Our breads") && shown.contains("Rye") && shown.contains("€ 4.20"))
    #expect(shown.contains("the scripts of its build are not run (Lint)"))
    #expect(!FileManager.default.fileExists(atPath: clone.place.appending(path: "lint-has-run").path))
    #expect(try clone.shown("--locale", "ja_JP").contains("ライ麦パン"))
    let previews = try clone.apus("previews")
    #expect(previews.code == 0 && previews.output.contains("Japanese"), "\(previews.output)\(previews.errors)")
    let tests = try clone.apus("test", ".")
    #expect(tests.code == 0 && (tests.output + tests.errors).contains("Executed 1 test"), "\(tests.output)\(tests.errors)")
    #if GTK
      // The app that is built shows in a window as well.
      let display = try VirtualDisplay(width: 780, height: 1_688)
      defer { display.close() }
      let app = try DrivenApp(on: display, clone.place.path)
      #expect(app.shows("Our breads"))
    #endif
  }

  @Test("synchronised folders, two apps, xcconfig files, plurals and asset symbols")
  func synchronized() throws {
    let clone = try ProjectClone("Depot")
    let several = try clone.apus("build")
    #expect(several.code == 1 && several.errors.contains("choose one with --target: Depot, Depot Lab"), "\(several.errors)")
    let shown = try clone.shown("--target", "Depot")
    #expect(shown.contains("1 car") && shown.contains("3 cars") && shown.contains("Depot β 2.0 com.example.debug.depot"))
    let polish = try clone.shown("--target", "Depot", "--locale", "pl_PL", "--configuration", "release")
    #expect(polish.contains("3 wagony") && polish.contains("8 wagonów") && polish.contains("Depot 2.0 com.example.depot"))
    #expect(try clone.shown("--scheme", "Depot Lab").contains("Lab on a phone"))
    let tests = try clone.apus("test", ".")
    #expect(tests.code == 0 && (tests.output + tests.errors).contains("1 test"), "\(tests.output)\(tests.errors)")
  }

  @Test("a workspace with packages of its own, their resources and asset symbols")
  func workspace() throws {
    let clone = try ProjectClone("Orchard")
    let shown = try clone.shown()
    #expect(shown.contains("Apple") && shown.contains("0 of 5 in the basket") && shown.contains("What is full takes no more."))
    #expect(try clone.shown("--locale", "ja_JP").contains("りんご"))
    let previews = try clone.apus("previews")
    #expect(previews.code == 0 && !previews.output.isEmpty, "\(previews.errors)")
    let tests = try clone.apus("test", "Packages/FruitKit")
    #expect(tests.code == 0 && (tests.output + tests.errors).contains("1 test"), "\(tests.output)\(tests.errors)")
  }

  @Test("a workspace below the folder, whose app has a framework, a static library and a framework of another project")
  func libraries() throws {
    let clone = try ProjectClone("Ferry")
    let shown = try clone.shown()
    #expect(shown.contains("taking ios/Ferry.xcworkspace") && shown.contains("compiling FerryKit"), "\(shown)")
    #expect(shown.contains("Next ferries") && shown.contains("Times in fair weather") && shown.contains("08:45 Elm Quay"))
    #expect(shown.contains("com.example.FerryKit 2.1") && shown.contains("Fair, wind 3"))
    #expect(shown.contains("Timetable is part of the app"))
    let japanese = try clone.shown("--locale", "ja_JP")
    #expect(japanese.contains("次のフェリー") && japanese.contains("好天時の時刻") && !japanese.contains("compiling"))
    let kit = clone.place.appending(path: "ios/FerryKit/DepartureBoard.swift")
    let text = try String(contentsOf: kit, encoding: .utf8)
    try text.replacing("Text(Harbors.version)", with: "Text(\"v\" + Harbors.version)").write(
      to: kit, atomically: true, encoding: .utf8)
    let changed = try clone.shown()
    #expect(changed.contains("vcom.example.FerryKit") && changed.contains("compiling FerryKit"))
    #expect(!changed.contains("compiling Ferry ") && !changed.contains("compiling Timetable"), "\(changed)")
    let tests = try clone.apus("test", ".")
    #expect(tests.code == 0 && (tests.output + tests.errors).contains("2 tests"), "\(tests.output)\(tests.errors)")
  }

  @Test("an app for Macs compiles the Mac's side")
  func desktop() throws {
    let clone = try ProjectClone("Ledger")
    #expect(try clone.shown().contains("on a desk"))
    #expect(try clone.apus("previews").output.contains("Three entries"))
    #expect(try clone.shown("--os", "linux").contains("elsewhere"))
    let tests = try clone.apus("test", ".")
    #expect(tests.code == 0 && tests.output.contains("Executed 1 test"), "\(tests.output)\(tests.errors)")
  }

  @Test("a Swift Playgrounds app with a target of its own and resources")
  func playground() throws {
    let clone = try ProjectClone("Sketch.swiftpm")
    let shown = try clone.shown()
    #expect(shown.contains("Sketch") && shown.contains("Draw something"))
    #expect(try clone.apus("previews").output.contains("SketchView.swift"))
  }

  @Test("a macro of a package runs only where a person allows it")
  func macros() throws {
    let clone = try ProjectClone("Greeter")
    let refused = try clone.apus("build", ".")
    #expect(refused.code == 1 && refused.errors.contains("the macro WishMacros of"), "\(refused.errors)")
    #expect(refused.errors.contains("--allow-plugins"))
    #expect(try clone.shown("--allow-plugins").contains("All the best, Ann!"))
    #expect(try clone.apus("previews", "--allow-plugins").code == 0)
    let tests = try clone.apus("test", "Packages/Wishes", "--allow-plugins")
    #expect(tests.code == 0 && (tests.output + tests.errors).contains("1 test"), "\(tests.output)\(tests.errors)")
  }
}
