import Foundation
import LaunchContract
import PictureFiles
import RemoteControl
import Testing
import UIKitTypes

@testable import XCUIAutomation

@MainActor
@Suite("What tests of an interface leave")
struct ReportTests {
  @Test("pictures are of elements, of apps and of the screen")
  func screenshots() {
    let (app, fake) = FakeApp.running([element("image", "Map", at: RemoteRect(x: 10, y: 20, width: 30, height: 40))])
    let picture: XCUIScreenshot = app.images["Map"].screenshot()
    #expect(picture.pngRepresentation == Data("png".utf8))
    let region = { fake.asked.last { $0.verb == "picture" }?.parameters["region"] }
    #expect(region() == ["x": 10, "y": 20, "width": 30, "height": 40])
    let provider: any XCUIScreenshotProviding = app
    #expect(provider.screenshot().pngRepresentation.count == 3 && region() == nil)
    #expect(XCUIScreen.screens.count == 1 && XCUIScreen.main.screenshot().pngRepresentation.count == 3)
    app.terminate()
  }

  @Test("a picture has the screen's pixels for each point, and none where there is no picture")
  func images() throws {
    let file = Data(Picture(width: 6, height: 4, filledWith: (200, 100, 0)).png)
    let image: UIImage = XCUIScreenshot(pngRepresentation: file, scale: 2).image
    #expect(image.size == CGSize(width: 3, height: 2) && image.scale == 2)
    #expect(image.cgImage?.width == 6 && image.cgImage?.height == 4)
    #expect(XCUIScreenshot(pngRepresentation: Data("png".utf8)).image.size == .zero)
    let (app, fake) = FakeApp.running([element("image", "Map")])
    fake.picture = file
    #expect(app.screenshot().image.size == CGSize(width: 3, height: 2))
    app.terminate()
  }

  @Test("attachments have names and kinds")
  func attachments() throws {
    let text = XCTAttachment(string: "hello")
    text.name = "What was said / at noon"
    text.lifetime = XCTAttachment.Lifetime.keepAlways
    #expect(text.fileName(test: "A.testB", number: 2) == "A-testB-2-What-was-said-at-noon.txt" && text.contents.count == 5)
    #expect(XCTAttachment(data: Data([1])).fileName(test: "A", number: 1) == "A-1.data")
    #expect(XCTAttachment(screenshot: XCUIScreenshot(pngRepresentation: Data([1]))).uniformTypeIdentifier == "public.png")
    #expect(XCTAttachment(data: Data(), uniformTypeIdentifier: "public.json").fileName(test: "A", number: 1).hasSuffix(".json"))
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).txt")
    try Data("abc".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    #expect(XCTAttachment(contentsOfFile: file).contents == Data("abc".utf8))
    #expect(XCTAttachment(contentsOfFile: file.appending(path: "none")).contents.isEmpty)
  }

  @Test("a failure reaches Swift Testing, where that runs the test")
  func failures() {
    withKnownIssue {
      TestSurroundings.standard.fail("nothing is there", SourcePlace(file: "/a/ShipTests.swift", line: 7))
    } matching: { issue in
      issue.sourceLocation?.line == 7 && issue.sourceLocation?.fileName == "ShipTests.swift"
        && issue.comments.first?.rawValue == "nothing is there"
    }
  }

  @Test("what is measured is told as XCTest tells it")
  func measures() {
    #expect(
      Measurements(title: "Clock, s", values: [1, 3]).line
        == "measured [Clock, s] average: 2.000, relative standard deviation: 50.000%, values: [1.000000, 3.000000]")
    let clock: any XCTMetric = XCTClockMetric()
    clock.willBeginMeasuring()
    #expect(clock.didStopMeasuring() >= 0 && clock.title.hasSuffix(", s"))
    let launches = XCTApplicationLaunchMetric(waitUntilResponsive: true)
    launches.willBeginMeasuring()
    let (app, _) = FakeApp.running([])
    #expect(launches.didStopMeasuring() > 0 && XCTMeasureOptions.default.iterationCount == 5)
    app.terminate()
  }

  @Test("parts of tests give back what they come to")
  func activities() {
    var name = ""
    let result = XCTContext.runActivity(named: "Adding") { (activity: any XCTActivity) in
      name = activity.name
      return 3
    }
    #expect(result == 3 && name == "Adding" && XCUITestCase.running == nil)
    #expect(!XCUITestCase.runsForEachTargetApplicationUIConfiguration)
  }
}
