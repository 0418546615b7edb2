public import Foundation
import LaunchContract
import RemoteControl

/// A picture of a screen, or of an element.
@MainActor @preconcurrency
public class XCUIScreenshot: NSObject {
  /// The picture as a PNG file; empty where none could be taken, which has failed the test.
  public let pngRepresentation: Data

  init(pngRepresentation: Data) {
    self.pngRepresentation = pngRepresentation
    super.init()
  }
}

/// What a picture can be taken of.
@MainActor @preconcurrency
public protocol XCUIScreenshotProviding {
  /// Takes a picture of what shows now.
  func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {
  /// Takes a picture of the part of the screen that the element takes; of an app, of the whole screen.
  public func screenshot() -> XCUIScreenshot {
    var data = Data()
    driver.act(path, at: path.place ?? .unknown) { app, node, bounds in
      data = try app.picture(of: node.type == .application ? nil : node.frame.intersection(bounds))
    }
    return XCUIScreenshot(pngRepresentation: data)
  }
}

/// A screen of the device; there is one.
@MainActor @preconcurrency
public class XCUIScreen: NSObject, XCUIScreenshotProviding {
  /// The screen.
  public static let main = XCUIScreen()
  /// All screens: the one that there is.
  public static var screens: [XCUIScreen] { [main] }

  /// Takes a picture of what the app shows that was started last; an empty one fails the test.
  public func screenshot() -> XCUIScreenshot {
    guard let driver = AppDriver.running.last else {
      TestSurroundings.standard.fail("no app runs that a picture of the screen could show; launch() starts one", .unknown)
      return XCUIScreenshot(pngRepresentation: Data())
    }
    return XCUIElement(driver, ElementPath()).screenshot()
  }
}

extension DrivenApp {
  /// What shows, or a part of it, as a PNG file.
  fileprivate func picture(of region: CGRect?) throws -> Data {
    let file = FileManager.default.temporaryDirectory.appending(path: "apus-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    var parameters: [String: JSONValue] = ["file": .string(file.path)]
    if let region {
      let rect = RemoteRect(x: region.minX, y: region.minY, width: region.width, height: region.height)
      parameters["region"] = try JSONValue(encoding: rect)
    }
    try call("picture", parameters, deadline: .seconds(30))
    return try Data(contentsOf: file)
  }
}
