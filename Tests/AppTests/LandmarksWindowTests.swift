import CairoRenderer
import Foundation
import Testing

#if GTK
  @Suite("Landmarks in a GTK window", .serialized)
  struct LandmarksWindowTests {
    private static let matterhorn = "Matterhorn, Valais, Switzerland"

    /// Starts the app on a display, with folders of its own for what it keeps.
    private func open(on display: VirtualDisplay, folder: URL) throws -> DrivenApp {
      try DrivenApp(
        on: display, "Examples/Landmarks", environment: ["XDG_DATA_HOME": folder.path, "XDG_CONFIG_HOME": folder.path])
    }

    @Test("stars, the favourites' filter, the map, a graph and the profile")
    func everything() throws {
      let folder = try AppRun.temporaryFolder()
      let display = try VirtualDisplay(width: 780, height: 1700)
      defer {
        display.close()
        try? FileManager.default.removeItem(at: folder)
      }
      let app = try open(on: display, folder: folder)
      try star(in: app)
      try filter(in: app)
      try hikes(in: app)
      try editProfile(in: app)
    }

    /// Opens a place, moves its map, stars it and goes back.
    private func star(in app: DrivenApp) throws {
      try app.click("List", role: "tab")
      try app.click(Self.matterhorn)
      #expect(try app.element("favorite").value == "Off")
      try moveMap(in: app)
      try app.click("favorite")
      #expect(app.shows("favorite") { $0.value == "On" }, "a click on the star fills it")
      try app.click("BackButton")
      #expect(app.shows(Self.matterhorn + ", Favorite"), "the row has a star")
    }

    /// Where the place's sign on the map is; its names in the bar and below the picture are headers.
    private static func sign(among elements: [DrivenApp.Element]) -> (x: Int, y: Int)? {
      elements.first { $0.label == "Matterhorn" && $0.role != "header" && $0.frame[1] > 60 }?.middle
    }

    private func moveMap(in app: DrivenApp) throws {
      let star = try app.element("favorite"), before = try #require(Self.sign(among: app.elements))
      try app.display.drag(from: (300, 240), to: (240, 280))
      let isPulled = app.waits { elements in
        Self.sign(among: elements).map { $0.x < before.x - 20 && $0.y > before.y + 8 } ?? false
      }
      #expect(isPulled, "the map follows the pointer")
      let pulled = try #require(Self.sign(among: app.elements))
      // A notch towards the person shows more around the pointer: what is beside it comes nearer.
      let pointer = (x: pulled.x + 120, y: pulled.y)
      try app.display.turnWheel(x: pointer.x, y: pointer.y, notches: 1)
      let isNearer = app.waits { elements in
        Self.sign(among: elements).map { $0.x > pulled.x + 20 && $0.x < pointer.x } ?? false
      }
      #expect(isNearer, "the wheel makes the map smaller about the pointer")
      #expect(try app.element("favorite").frame == star.frame, "the page stays where it is")
    }

    /// Shows favourites only, takes a star away in the detail, and comes back to a list without the place.
    private func filter(in app: DrivenApp) throws {
      try app.clickAtEnd("Favorites only")
      #expect(app.hides("Uluru, Northern Territory, Australia"), "only favourites show")
      try app.click("Kirkjufell, Snæfellsnes, Iceland, Favorite")
      try app.click("favorite")
      #expect(app.shows("favorite") { $0.value == "Off" }, "the star is off at once")
      try app.click("BackButton")
      #expect(app.shows(Self.matterhorn + ", Favorite"))
      #expect(app.hides("Kirkjufell, Snæfellsnes, Iceland, Favorite"), "the row has gone")
      try app.clickAtEnd("Favorites only")
      #expect(app.shows("Kirkjufell, Snæfellsnes, Iceland"))
    }

    private func hikes(in app: DrivenApp) throws {
      try app.click("Hikes", role: "tab")
      #expect(app.shows("Heart Rate", role: "button"))
      let graph = try #require(app.elements.first { $0.label == "Elevation" && $0.role != "button" && $0.frame[2] > 100 })
      let isPink = { (picture: PixelBuffer) in
        var count = 0
        for y in Int(graph.frame[1]) * 2..<Int(graph.frame[1] + graph.frame[3]) * 2 {
          for x in Int(graph.frame[0]) * 2..<Int(graph.frame[0] + graph.frame[2]) * 2 {
            let pixel = picture.pixel(x: x, y: y)
            if pixel >> 16 & 255 > 240, pixel >> 8 & 255 < 160, pixel & 255 > 70 { count += 1 }
          }
        }
        return count > 2000
      }
      #expect(try !isPink(PixelBuffer(contentsOfPNG: app.display.screenshot())))
      try app.click("Heart Rate", role: "button")
      #expect(app.shows("Heart Rate", role: "button") { $0.selected })
      #expect(try app.display.waits(for: isPink), "the capsules have the other measure's colour")
    }

    private func editProfile(in app: DrivenApp) throws {
      try app.click("Featured", role: "tab")
      try app.click("Profile", role: "button")
      try app.click("Edit", role: "button")
      try app.click("Name", role: "textField")
      try app.display.press("ctrl+a")
      try app.display.type("Mio")
      #expect(app.shows("Name", role: "textField") { $0.value == "Mio" }, "what is typed replaces the name")
      try app.click("Winter", role: "button")
      #expect(app.shows("Winter", role: "button") { $0.selected })
      try app.click("Done", role: "button")
      #expect(app.shows("Mio", role: "staticText"))
      try app.click("Close", role: "button")
      #expect(app.hides("Mio"))
    }
  }
#endif
